import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { faces, scriptFaces } from '../../src/print/faces.ts';
import { fontFolder } from '../../src/print/open-fonts.ts';

/**
 * Static TrueType cuts of the site's faces for everything that is printed: a PDF cannot carry a
 * variable font, nor woff2. Each keeps all its letters, because the mill may write any word tomorrow;
 * a document embeds only those it uses.
 */
export async function cutPrintFaces(folder = fontFolder): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [face, { file, ...axes }] of Object.entries({ ...faces, ...scriptFaces })) {
    const source = await readFile(resolve(`@fontsource-variable/${file}.woff2`));
    const bytes = await subsetFont(source, lettersOf(source), {
      targetFormat: 'sfnt',
      variationAxes: axes,
      // The letters of India and Arabia need the rules by which they join.
      ...(!joined.has(face) && { keepFeatures: ['kern'] }),
      noHinting: true,
    });
    // A server may be printing a quote meanwhile.
    const fresh = join(folder, `${face}.${process.pid}`);
    await writeFile(fresh, bytes);
    await rename(fresh, join(folder, `${face}.ttf`));
  }
}

const joined: ReadonlySet<string> = new Set(['gurmukhi', ...Object.keys(scriptFaces)]);

function lettersOf(source: Buffer): string {
  const font = create(source);
  return 'characterSet' in font ? String.fromCodePoint(...font.characterSet) : '';
}
