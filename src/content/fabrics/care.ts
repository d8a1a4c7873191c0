/** What a buyer sews in: the lines of one label. */
export interface CareLabel {
  /** As the mill's people choose it; buyers read the lines. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** Care labels by what the cloth tolerates; the most delicate yarn decides. */
export const careLabels: Readonly<Record<string, CareLabel>> = {
  cotton: {
    name: 'Cotton',
    lines: [
      'Machine wash at 40 °C with like colours',
      'Do not bleach',
      'Tumble dry on low, or line dry in shade',
      'Iron at up to 200 °C',
    ],
  },
  polyesterCotton: {
    name: 'Polyester and cotton',
    lines: [
      'Machine wash at 60 °C',
      'Do not bleach',
      'Tumble dry on medium',
      'Iron at up to 150 °C',
    ],
  },
  cottonNylon: {
    name: 'Cotton and nylon',
    lines: [
      'Machine wash at 40 °C',
      'Do not bleach',
      'Tumble dry on low',
      'Iron at up to 110 °C, on the back',
    ],
  },
  elastane: {
    name: 'With elastane',
    lines: [
      'Machine wash at 40 °C, no fabric softener',
      'Do not bleach',
      'Dry flat, away from heat',
      'Do not iron',
    ],
  },
  nylon: {
    name: 'Nylon',
    lines: [
      'Machine wash at 30 °C, gentle',
      'Do not bleach',
      'Line dry; do not tumble',
      'Iron at up to 110 °C, without steam',
    ],
  },
  lace: {
    name: 'Lace',
    lines: [
      'Hand wash at 30 °C, or machine wash in a net bag',
      'Do not bleach',
      'Dry flat',
      'Iron at up to 110 °C, face down on a towel',
    ],
  },
  raised: {
    name: 'Raised',
    lines: [
      'Machine wash at 40 °C, inside out',
      'Do not bleach',
      'Tumble dry on low and shake out',
      'Do not iron the nap',
    ],
  },
};
