// A rule for ESLint: in `src`, imports go downwards only, and no game knows another.

import { dirname, relative, resolve } from 'node:path';

const SRC = resolve(import.meta.dirname, 'src');

/** From the top down. What stands on one line does not know each other. */
const LAYERS = [
  ['main'],
  ['App', 'locales'],
  ['pages'],
  ['night', 'riddle', 'you'],
  ['ratings'],
  ['learn', 'replay'],
  ['table'],
  ['parts'],
  ['games'],
  ['art'],
  ['lib'],
  ['languages'],
  ['protocol', 'design'],
];
const SHARED = 'shared';

/** The folders of a file below `src`, and its name without its ending. */
const placesOf = (file) =>
  relative(SRC, file)
    .split(/[\\/]/)
    .map((place, i, all) => (i === all.length - 1 ? place.replace(/\..*/, '') : place));

const depthOf = (part) => LAYERS.findIndex((layer) => layer.includes(part));

/** The folder of one game, if a file is in one. */
const gameOf = ([part, game, ...rest]) => (part === 'games' && rest.length > 0 && game !== SHARED ? game : undefined);

/** What is wrong with an import, if anything. */
export function faultOf(importer, imported) {
  const [from, to] = [placesOf(importer), placesOf(imported)];
  if (from[0] === '..' || to[0] === '..') return undefined;
  if (from[0] !== to[0] && depthOf(from[0]) >= depthOf(to[0])) return `${from[0]} must not know ${to[0]}`;
  const [own, other] = [gameOf(from), gameOf(to)];
  if (other !== undefined && own !== other) return `${from.slice(0, 2).join('/')} must not know games/${other}`;
  return undefined;
}

export default {
  meta: { type: 'problem' },
  create(context) {
    function check({ source }) {
      if (!source || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const fault = faultOf(context.filename, resolve(dirname(context.filename), source.value));
      if (fault) context.report({ node: source, message: `Imports go downwards only: ${fault}.` });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
