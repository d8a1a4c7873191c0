import {
  centimetresFromInches,
  gramsPerMetre,
  gsmFromOunces,
  inchesFromCentimetres,
  kilosFromMetres,
  metresFromKilos,
  metresFromYards,
  ouncesFromGsm,
  yardsFromMetres,
} from './convert-units.ts';

export const convertedUnits = [
  'metres',
  'yards',
  'kilograms',
  'gsm',
  'oz_per_yd2',
  'inches',
  'cm',
] as const;
export type ConvertedUnit = (typeof convertedUnits)[number];

export type Conversion =
  | { readonly ok: true; readonly value: number; readonly formula: string }
  /** Metres and kilos are tied by weight and width; without them nothing can be said. */
  | { readonly ok: false; readonly why: 'needs-cloth' | 'not-related' };

/** One measure as another. Lengths become weights only with the weight and the width of a cloth. */
export function convert(
  value: number,
  from: ConvertedUnit,
  to: ConvertedUnit,
  cloth: { readonly gsm?: number | undefined; readonly inches?: number | undefined } = {},
): Conversion {
  if (from === to) return { ok: true, value, formula: 'the same unit' };
  const simple = plain[`${from} ${to}`];
  if (simple) return { ok: true, value: simple[0](value), formula: simple[1] };
  const length = from === 'kilograms' ? to : from;
  const isCloth =
    (from === 'kilograms' || to === 'kilograms') && (length === 'metres' || length === 'yards');
  if (!isCloth) return { ok: false, why: 'not-related' };
  const { gsm, inches } = cloth;
  if (gsm === undefined || inches === undefined) return { ok: false, why: 'needs-cloth' };
  const formula = `${Math.round(gramsPerMetre(gsm, inches))} g a running metre = GSM × width in metres`;
  if (from === 'kilograms') {
    const metres = metresFromKilos(value, gsm, inches);
    return { ok: true, value: to === 'yards' ? yardsFromMetres(metres) : metres, formula };
  }
  const metres = from === 'yards' ? metresFromYards(value) : value;
  return { ok: true, value: kilosFromMetres(metres, gsm, inches), formula };
}

const plain: Readonly<Record<string, readonly [(value: number) => number, string]>> = {
  'oz_per_yd2 gsm': [gsmFromOunces, '1 oz/yd² = 33.906 g/m²'],
  'gsm oz_per_yd2': [ouncesFromGsm, '1 oz/yd² = 33.906 g/m²'],
  'metres yards': [yardsFromMetres, '1 yard = 0.9144 m'],
  'yards metres': [metresFromYards, '1 yard = 0.9144 m'],
  'inches cm': [centimetresFromInches, '1 inch = 2.54 cm'],
  'cm inches': [inchesFromCentimetres, '1 inch = 2.54 cm'],
};
