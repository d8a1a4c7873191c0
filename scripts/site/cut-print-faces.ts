import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { faces, scriptFaces } from '../../src/print/faces.ts';
import { fontFolder } from '../../src/print/open-fonts.ts';
import { readMadeFrom, replaceFile } from './made-files.ts';

/**
 * Static TrueType cuts of the site's faces for everything that is printed: a PDF cannot carry a
 * variable font, nor woff2. Each keeps all its letters, because the mill may write any word tomorrow;
 * a document embeds only those it uses. A face whose font and axes are as before is not cut again.
 */
export async function cutPrintFaces(folder = fontFolder): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  const list = join(folder, 'cut-from.json');
  const before = await readMadeFrom(list);
  const cutFrom: Record<string, string> = {};
  for (const [face, { file, ...axes }] of Object.entries({ ...faces, ...scriptFaces })) {
    const source = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
    const options = {
      targetFormat: 'sfnt',
      variationAxes: axes,
      // The letters of India and Arabia need the rules by which they join.
      ...(!joined.has(face) && { keepFeatures: ['kern'] }),
      noHinting: true,
    } as const;
    const cut = join(folder, `${face}.ttf`);
    const recipe = createHash('sha256').update(JSON.stringify(options)).update(source);
    cutFrom[face] = recipe.digest('hex');
    if (before[face] === cutFrom[face] && existsSync(cut)) continue;
    await replaceFile(cut, await subsetFont(source, lettersOf(source), options));
  }
  await replaceFile(list, JSON.stringify(cutFrom));
}

const joined: ReadonlySet<string> = new Set(['gurmukhi', ...Object.keys(scriptFaces)]);

function lettersOf(source: Buffer): string {
  const font = create(source);
  return 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
}
