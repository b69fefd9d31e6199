// A part of the build: what is said outside the page, in every language. A manifest for the device that installs it, and
// what one reads where no script runs.

import type { Plugin } from 'vite';
import type { Language } from './src/languages';
import { manifestOf, OUTSIDE } from './src/languages/outside.ts';

const LANGUAGES = Object.keys(OUTSIDE) as Language[];

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });

const manifest = (language: Language): string =>
  JSON.stringify({
    id: '/',
    name: 'Vendôme',
    short_name: 'Vendôme',
    description: OUTSIDE[language].description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0c1226',
    theme_color: '#0c1226',
    categories: ['games'],
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  });

const withoutScript = (): string =>
  LANGUAGES.map((language) => `<p lang="${language}">${OUTSIDE[language].withoutScript}</p>`).join('\n');

export function manifests(): Plugin {
  return {
    name: 'vendome-manifests',
    transformIndexHtml: () => [{ tag: 'noscript', children: withoutScript(), injectTo: 'body' }],
    generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: manifestOf(language).slice(1), source: manifest(language) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((language) => request.url === manifestOf(language));
        if (language) response.setHeader('Content-Type', 'application/manifest+json').end(manifest(language));
        else next();
      });
    },
  };
}
