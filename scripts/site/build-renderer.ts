import { build } from 'vite';
import type { ClientAssets } from './build-client.ts';

/** Builds `render.js`, which renders pages on the server, into `folder`. */
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
      // Fixed at build time, because a server started without NODE_ENV would use React's development
      // build, which is four times slower.
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
