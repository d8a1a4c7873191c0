import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildClient } from '../../scripts/site/build-client.ts';
import { openKeptBundles } from '../../scripts/site/kept-bundles.ts';

/** Bytes of what the plate loads, brotli, piece by piece. */
export async function weighScripts(client: string) {
  await buildClient(client, openKeptBundles('build'));
  const folder = join(client, 'assets');
  const names = readdirSync(folder);
  const size = (name: string) => brotli(readFileSync(join(folder, name)));
  const weigh = (start: string, end = '.js') =>
    names
      .filter((name) => name.startsWith(start) && name.endsWith(end))
      .reduce((sum, name) => sum + size(name), 0);
  const swatchFiles = weigh('swatch-files-');
  return {
    viewer: islandBytes(folder, names, 'cloth-'),
    worker: size(names.find((name) => /^loom-.*\.js$/.test(name) && isWorker(join(folder, name)))!),
    hanging: weigh('hang-'),
    drapes: names.filter((name) => name.endsWith('.drape')).map(size),
    panel: weigh('beside-plate-'),
    swatchFiles,
    swatch: weigh('swatch-') - swatchFiles,
  };
}

/** The island of the same name imports React; a worker is one file that imports nothing. */
const isWorker = (file: string) => !readFileSync(file, 'utf8').startsWith('import');

/** An island with all that it imports at once, but React, which every island shares. */
function islandBytes(folder: string, names: readonly string[], start: string): number {
  const first = names.find((name) => name.startsWith(start) && name.endsWith('.js'))!;
  const loaded = new Set([first]);
  for (const name of loaded) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const other of names) {
      const isAtOnce = text.includes(`from"./${other}"`) || text.includes(`import"./${other}"`);
      if (isAtOnce && !/^(react|client)-/.test(other)) loaded.add(other);
    }
  }
  return [...loaded].reduce((sum, name) => sum + brotli(readFileSync(join(folder, name))), 0);
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
