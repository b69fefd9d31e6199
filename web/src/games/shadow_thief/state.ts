export type { Seat as SeatState, State as ShadowState } from './view';
