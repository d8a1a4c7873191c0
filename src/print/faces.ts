/** The site's faces as they are printed: which file they are cut from, and at which weight and size. */
export const faces = {
  display: { file: 'newsreader/files/newsreader-latin-standard-normal', wght: 280, opsz: 72 },
  serif: { file: 'newsreader/files/newsreader-latin-standard-normal', wght: 370, opsz: 18 },
  italic: { file: 'newsreader/files/newsreader-latin-standard-italic', wght: 340, opsz: 30 },
  sans: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal',
    wght: 400,
    wdth: 100,
  },
  strong: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal',
    wght: 550,
    wdth: 100,
  },
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
export const faceNames = Object.keys(faces) as readonly Face[];

/** Letters of buyers' names that the site's faces lack; only quotes are printed with them. */
export const scriptFaces = {
  devanagari: {
    file: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    wght: 400,
  },
  arabic: { file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal', wght: 400 },
} as const;
