import type { SiteContent } from '../../content/site-content.ts';
import { iconsOf, millPalette } from '../../domain/design/mark-of.ts';
import { href } from '../../contract/routes.ts';

export function webManifest(content: SiteContent): string {
  const { mill } = content;
  const { paper } = millPalette(mill);
  const icons = iconsOf(mill);
  return JSON.stringify({
    name: mill.name,
    short_name: mill.shortName,
    description: mill.blurb,
    id: href.home(),
    lang: mill.language,
    start_url: href.home(),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: icons.png(192), sizes: '192x192', type: 'image/png' },
      { src: icons.png(512), sizes: '512x512', type: 'image/png' },
      {
        src: icons.maskable,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: icons.svg, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
