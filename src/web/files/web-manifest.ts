import type { SiteContent } from '../../content/site-content.ts';
import { palette } from '../../domain/design/palette.ts';
import { href } from '../../contract/routes.ts';

export function webManifest(content: SiteContent): string {
  const { mill } = content;
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
