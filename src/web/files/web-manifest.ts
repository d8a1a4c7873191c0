import { palette } from '../../domain/design/palette.ts';
import { mill } from '../../content/mill.ts';
import { href } from '../../contract/routes.ts';

export function webManifest(): string {
  return JSON.stringify({
    name: mill.name,
    short_name: mill.shortName,
    description: mill.blurb,
    id: href.home(),
    lang: mill.language,
    start_url: href.home(),
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
