import type { ClientAssets } from '../site/build-client.ts';
import { buildRenderer } from '../site/build-renderer.ts';

/** A process of its own: a build turns the process it runs in to production. */
const [folder = '', assets = ''] = process.argv.slice(2);
await buildRenderer(folder, { assets: JSON.parse(assets) as ClientAssets, measurement: {} });
