import { glob } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fabricFiles } from '../../src/content/fabrics/fabric-files.ts';

const file = 'src/content/fabrics/fabric-files.ts';

/**
 * The server starts with the fabrics as the build has checked and ordered them: to check ninety records
 * again would be a fifteenth of its start. What they were written from counts as source all the same.
 */
export function writeOutFabrics(sources: Set<string>): Plugin {
  return {
    name: 'write-out-fabrics',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`/${file}`)) return undefined;
      for await (const source of glob('src/content/fabrics/*.ts')) {
        if (!source.endsWith('.test.ts')) sources.add(source);
      }
      return `export const fabricFiles = JSON.parse(${JSON.stringify(JSON.stringify(fabricFiles))});`;
    },
  };
}
