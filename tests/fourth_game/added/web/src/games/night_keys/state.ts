// A view of Night Keys, as its rules show it.

import type { State, View } from '../../protocol';
import type { View as KeysState } from './view';

export const openState = (state: State): KeysState => state as unknown as KeysState;

export const stateOf = (view: View): KeysState => openState(view.state!);
