import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { bundleForNode } from './bundle-for-node.ts';
import { writeOutFabrics } from './write-out-fabrics.ts';

/**
 * Builds the server and the packages it uses into a few files: reading, stripping and compiling two
 * thousand modules is most of a start, and their texts stay in memory. Programs that it starts (printing,
 * photographs, knitting) and files that it reads stay where they are.
 */
export async function buildServer(folder: string): Promise<void> {
  const sources = new Set<string>();
  await bundleForNode(folder, {
    input: { run: 'src/server/run.ts' },
    external: readFilesOfTheirOwn,
    plugins: [writeOutFabrics(sources), keepPlaces(relative(folder, '.'), sources)],
    output: { chunkFileNames: '[name]-[hash].js', minify: true },
  });
  const listed = ['package-lock.json', ...[...sources].sort()];
  await writeFile(join(folder, 'sources.json'), JSON.stringify(listed));
}

/** Packages with fonts, WebAssembly or machine code beside them. */
const readFilesOfTheirOwn = ['sharp', 'fontkit', 'pdfkit', 'harfbuzzjs', 'pg-native'];

/** A module that looks for a file beside itself finds it as before, wherever it is bundled. */
function keepPlaces(toRoot: string, sources: Set<string>): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      const file = relative('.', id.split('?', 1)[0]!);
      if (!file.startsWith('src/')) return null;
      sources.add(file);
      const text = (path: string) => JSON.stringify(`${toRoot}/${path}`);
      return code.replaceAll(/import\.meta\.(dirname|url)/g, (_, asked: string) =>
        asked === 'url'
          ? `new URL(${text(file)}, import.meta.url).href`
          : `import.meta.dirname + '/' + ${text(dirname(file))}`,
      );
    },
  };
}
