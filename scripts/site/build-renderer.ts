import { build } from 'vite';
import type { ClientAssets } from './build-client.ts';

/** Builds `render.js` into `folder`: what writes pages on the server. */
export async function buildRenderer(
  folder: string,
  parts: {
    readonly assets: ClientAssets;
    readonly measurement: { readonly analyticsId?: string; readonly adsId?: string };
  },
): Promise<void> {
  await build({
    logLevel: 'warn',
    define: {
      // Settled here: a server started without it would write its pages with the React of developers,
      // four times slower.
      'process.env.NODE_ENV': JSON.stringify('production'),
      __ASSETS__: JSON.stringify(parts.assets),
      __MEASUREMENT__: JSON.stringify(parts.measurement),
    },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { render: 'src/web/entry.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
