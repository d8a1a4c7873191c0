import type { ClientAssets } from './build-client.ts';
import { bundleForNode } from './bundle-for-node.ts';

/** Builds `render.js`, which renders pages on the server, into `folder`. */
export async function buildRenderer(
  folder: string,
  parts: {
    readonly assets: ClientAssets;
    readonly measurement: { readonly analyticsId?: string; readonly adsId?: string };
  },
): Promise<void> {
  await bundleForNode(folder, {
    input: { render: 'src/web/entry.ts' },
    define: {
      __ASSETS__: JSON.stringify(parts.assets),
      __MEASUREMENT__: JSON.stringify(parts.measurement),
    },
  });
}
