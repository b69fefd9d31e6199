// A move that gives something up is pressed twice: the first press asks. The rules say which moves these are.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { games } from '../src/games';
import type { Begun } from '../src/protocol';
import TextTable from '../src/table/TextTable.svelte';
import views_ from './fixtures/master_thieves.json';

interface Asking {
  key?: string;
  gives_up?: readonly string[];
}
const views = views_ as readonly unknown[] as readonly (Begun & { question?: Asking })[];
const game = games['master_thieves'];
const givesUp = (view: { question?: Asking }): readonly string[] => view.question?.gives_up ?? [];

const rotateFirst = views.find((view) => givesUp(view).join() === 'turn');
const anyOrder = views.find((view) => view.question?.key === 'handle' && givesUp(view).length === 0);
if (!game || !rotateFirst || !anyOrder) throw new Error('no such views');

let mounted: Record<string, unknown> | undefined;

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = '';
});

type Look = 'board' | 'text';

async function show(look: Look, view: Begun): Promise<ReturnType<typeof vi.fn>> {
  const act = vi.fn<(move: string) => void>();
  const shown = { view, act, busy: false };
  if (look === 'board') {
    const { default: Board } = (await game?.board()) ?? {};
    mounted = mount(Board as Component<typeof shown>, { target: document.body, props: shown });
  } else {
    const { describe } = (await game?.describe()) ?? {};
    if (!describe) throw new Error('no words');
    mounted = mount(TextTable, { target: document.body, props: { ...shown, describe } });
  }
  flushSync();
  return act;
}

const first = (move: string) => document.querySelector<HTMLElement>(`[data-first-part="${move}"]`);
const second = (move: string) => document.querySelector<HTMLElement>(`[data-move="${move}"]`);
const spoken = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

function press(thing: HTMLElement | null): void {
  thing?.click();
  flushSync();
}

test.each<Look>(['board', 'text'])(
  '%s: the second press makes the move, and the first says what it costs',
  async (look) => {
    const act = await show(look, rotateFirst);
    expect(second('turn')).toBeNull();
    press(first('turn'));
    expect(act).not.toHaveBeenCalled();
    expect(second('turn')?.textContent).toContain('give up the rotation?');
    expect(spoken()).toContain('give up the rotation?');
    press(second('turn'));
    expect(act).toHaveBeenCalledExactlyOnceWith('turn');
  },
);

test.each<Look>(['board', 'text'])('%s: Escape, or leaving it, takes the first press back', async (look) => {
  const act = await show(look, rotateFirst);
  press(first('turn'));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  flushSync();
  expect(second('turn')).toBeNull();
  press(first('turn'));
  const left = second('turn');
  left?.dispatchEvent(new FocusEvent('blur'));
  left?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  flushSync();
  expect(second('turn')).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('a press elsewhere takes it back, and another move is made at once', async () => {
  const act = await show('board', rotateFirst);
  press(first('turn'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  flushSync();
  expect(second('turn')).toBeNull();
  press(first('turn'));
  press(second('rotate top-left'));
  expect(act).toHaveBeenCalledExactlyOnceWith('rotate top-left');
});

test('the second press of a double one was meant for the first', async () => {
  const act = await show('board', rotateFirst);
  press(first('turn'));
  second('turn')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(act).not.toHaveBeenCalled();
});

test.each<Look>(['board', 'text'])('%s: where either gives up the other, an arrow asks too', async (look) => {
  const both = rotateFirst.legal.filter((move) => move !== 'done');
  const question = { ...rotateFirst.question, order: 'only_one', gives_up: both } as NonNullable<Begun['question']>;
  const act = await show(look, { ...rotateFirst, question });
  expect(second('done')).not.toBeNull();
  press(first('rotate two-right'));
  expect(second('rotate two-right')?.textContent).toContain('give up turning over?');
  press(first('turn'));
  expect(second('rotate two-right')).toBeNull();
  press(second('turn'));
  expect(act).toHaveBeenCalledExactlyOnceWith('turn');
});

test.each<Look>(['board', 'text'])('%s: what gives nothing up is made at once', async (look) => {
  const act = await show(look, anyOrder);
  const [move = ''] = anyOrder.legal;
  press(second(move));
  expect(act).toHaveBeenCalledExactlyOnceWith(move);
});
