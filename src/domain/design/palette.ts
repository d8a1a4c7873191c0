/**
 * The colours of the design, sRGB. Print, mails and drawings use them by name; the stylesheet
 * declares the same ones as custom properties, and a test compares the two.
 */
export const palette = {
  paper: '#f3eee4',
  card: '#fbf8f2',
  shade: '#e9e2d4',
  hair: '#d9d0c0',
  ink: '#1f1b18',
  ink2: '#574d43',
  field: '#8a7d6c',
  indigo: '#24365f',
  madder: '#a23b2a',
  turmeric: '#c8902b',
  kora: '#cdbb98',
  plum: '#4d2f3d',
  /** The third guide bar of a lapping diagram, and news that is good. */
  leaf: '#5c6b45',
} as const;

export type PaletteColour = keyof typeof palette;
