import type { GsmRecord } from '../fabric/fabric.ts';

/** Weight bands of the mill's charts. `sheer` holds nets lighter than any chart; `to` is exclusive. */
export const gsmBands = [
  { id: 'sheer', label: 'Sheer, below 90', from: 0, to: 90 },
  { id: 'ultra-light', label: 'Ultra-light, 90–120', from: 90, to: 120 },
  { id: 'light', label: 'Light, 120–160', from: 120, to: 160 },
  // The charts count 200 as mid and only what is above it as warm; weights are whole grams.
  { id: 'mid', label: 'Mid, 160–200', from: 160, to: 201 },
  { id: 'warm', label: 'Warm, above 200', from: 201, to: Number.POSITIVE_INFINITY },
] as const;
export type GsmBandId = (typeof gsmBands)[number]['id'] | 'customizable';

/** Bands a fabric can be ordered in; a range may lie in two, made-to-weight has a band of its own. */
export function bandsOf(gsm: GsmRecord): GsmBandId[] {
  if (gsm.kind === 'customizable') return ['customizable'];
  const from = gsm.kind === 'single' ? gsm.gsm : gsm.from;
  const to = gsm.kind === 'single' ? gsm.gsm : gsm.to;
  // A range that only touches the next band does not belong to it: 100–120 is ultra-light.
  return gsmBands
    .filter((band) => from < band.to && (to > band.from || from === band.from))
    .map((band) => band.id);
}

export function gsmMiddle(gsm: GsmRecord): number | undefined {
  if (gsm.kind === 'customizable') return undefined;
  return gsm.kind === 'single' ? gsm.gsm : (gsm.from + gsm.to) / 2;
}
