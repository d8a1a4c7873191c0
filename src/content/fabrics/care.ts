/** Care lines by what the cloth tolerates; the most delicate yarn decides. */
export const care = {
  cotton: [
    'Machine wash at 40 °C with like colours',
    'Do not bleach',
    'Tumble dry on low, or line dry in shade',
    'Iron at up to 200 °C',
  ],
  polyesterCotton: [
    'Machine wash at 60 °C',
    'Do not bleach',
    'Tumble dry on medium',
    'Iron at up to 150 °C',
  ],
  cottonNylon: [
    'Machine wash at 40 °C',
    'Do not bleach',
    'Tumble dry on low',
    'Iron at up to 110 °C, on the back',
  ],
  elastane: [
    'Machine wash at 40 °C, no fabric softener',
    'Do not bleach',
    'Dry flat, away from heat',
    'Do not iron',
  ],
  nylon: [
    'Machine wash at 30 °C, gentle',
    'Do not bleach',
    'Line dry; do not tumble',
    'Iron at up to 110 °C, without steam',
  ],
  lace: [
    'Hand wash at 30 °C, or machine wash in a net bag',
    'Do not bleach',
    'Dry flat',
    'Iron at up to 110 °C, face down on a towel',
  ],
  raised: [
    'Machine wash at 40 °C, inside out',
    'Do not bleach',
    'Tumble dry on low and shake out',
    'Do not iron the nap',
  ],
} as const;
