// What is checked beyond types: faults that a type can't show, and the layers. Prettier does the looks.

import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import layers from './layers.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/protocol.ts', 'src/games/*/view.ts', '.svelte-check']), // generated
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A number is written as it is; what could be undefined is still found.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => act()` and `return act()` are how one hands something on.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // What a browser may lack, or a server of another version leaves out, is there by its type.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // A code is spelled in ASCII: its letters are its characters.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // What stands in for something real promises what that promises.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Without types here: each component would take the compiler half a second, and svelte-check reads them all anyway.
  { files: ['**/*.svelte'], extends: [ts.configs.strict] },
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['**/*.{ts,svelte}'],
    plugins: { vendome: { rules: { layers } } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'vendome/layers': 'error',
      // Every index of a list may be missing, says the compiler; `!` is how one says that this one is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `_` is what is not looked at.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // What is kept in the browser is plain JSON, where a key is deleted.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A list that is only ever replaced as a whole needs no key.
      'svelte/require-each-key': 'off',
      // A set that is derived is made anew, and never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that Prettier leaves where it is.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check finds these, and knows which warnings there are.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
