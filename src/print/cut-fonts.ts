import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';
import subsetFont from 'subset-font';
import { mill } from '../content/mill.ts';

const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;-–—’‘“”\'"&%+?!/()·°×é@©…#';

const faces = {
  display: { file: 'newsreader/files/newsreader-latin-standard-normal', wght: 280, opsz: 72 },
  serif: { file: 'newsreader/files/newsreader-latin-standard-normal', wght: 370, opsz: 18 },
  italic: { file: 'newsreader/files/newsreader-latin-standard-italic', wght: 340, opsz: 30 },
  sans: { file: 'instrument-sans/files/instrument-sans-latin-standard-normal', wght: 400 },
  strong: { file: 'instrument-sans/files/instrument-sans-latin-standard-normal', wght: 550 },
  label: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal',
    wght: 525,
    wdth: 84,
  },
  gurmukhi: {
    file: 'noto-serif-gurmukhi/files/noto-serif-gurmukhi-gurmukhi-wght-normal',
    wght: 300,
  },
} as const;

export type Face = keyof typeof faces;
export type CutFonts = Readonly<Record<Face, Font>>;

/**
 * The site's faces as static TrueType: a PDF cannot carry a variable font, nor woff2. They are
 * opened once for all documents, because reading their tables is most of the work of a sheet.
 */
export async function cutFonts(): Promise<CutFonts> {
  const { resolve } = createRequire(import.meta.url);
  const cut = async (face: Face): Promise<[Face, Font]> => {
    const { file, ...axes } = faces[face];
    const source = readFileSync(resolve(`@fontsource-variable/${file}.woff2`));
    const bytes = await subsetFont(source, face === 'gurmukhi' ? mill.wordmark : letters, {
      targetFormat: 'sfnt',
      variationAxes: file.startsWith('instrument') ? { wdth: 100, ...axes } : axes,
      keepFeatures: ['kern'],
      noHinting: true,
    });
    return [face, create(bytes) as Font];
  };
  const cutFaces = await Promise.all((Object.keys(faces) as Face[]).map(cut));
  return Object.fromEntries(cutFaces) as Record<Face, Font>;
}
