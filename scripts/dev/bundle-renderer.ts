import type { ClientAssets } from '../site/build-client.ts';
import { buildRenderer } from '../site/build-renderer.ts';

/** Runs in a separate process, because a build sets NODE_ENV to production in its process. */
const [folder = '', assets = ''] = process.argv.slice(2);
await buildRenderer(folder, { assets: JSON.parse(assets) as ClientAssets, measurement: {} });
