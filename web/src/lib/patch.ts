// JSON Patch (RFC 6902), the three operations that the table sends. Nothing is changed in place: what a patch doesn't
// touch is the same object before and after, so whoever compares two views finds quickly what is new.

import type { Operation } from '../protocol';

type Fields = Record<string, unknown>;

/** A value after a patch. An error says that the patch was made for another value. */
export function patched<Value>(value: Value, patch: readonly Operation[]): Value {
  return patch.reduce<unknown>(
    (before, operation) => changed(before, stepsOf(operation.path), operation),
    value,
  ) as Value;
}

const stepsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function changed(before: unknown, [step, ...rest]: string[], operation: Operation): unknown {
  if (step === undefined) return operation.value;
  if (Array.isArray(before)) return changedList(before, Number(step), rest, operation);
  if (typeof before === 'object' && before !== null) return changedObject(before as Fields, step, rest, operation);
  throw misfit(operation);
}

function changedList(list: unknown[], place: number, rest: string[], operation: Operation): unknown[] {
  const isNew = operation.op === 'add' && rest.length === 0;
  if (!Number.isInteger(place) || place < 0 || place >= list.length + (isNew ? 1 : 0)) throw misfit(operation);
  const copy = [...list];
  if (rest.length > 0) copy[place] = changed(list[place], rest, operation);
  else if (operation.op === 'remove') copy.splice(place, 1);
  else copy.splice(place, isNew ? 0 : 1, operation.value);
  return copy;
}

function changedObject(object: Fields, name: string, rest: string[], operation: Operation): Fields {
  const isNew = operation.op === 'add' && rest.length === 0;
  if (!isNew && !Object.hasOwn(object, name)) throw misfit(operation);
  if (rest.length > 0) return { ...object, [name]: changed(object[name], rest, operation) };
  if (operation.op !== 'remove') return { ...object, [name]: operation.value };
  const { [name]: _, ...others } = object;
  return others;
}

const misfit = ({ op, path }: Operation): Error => new Error(`can't ${op} ${path}: there is no such place`);
