import type { GsmRecord } from '../fabric/fabric.ts';

/** `140 GSM`, `120–140 GSM` or `Customizable`, as sentences and tables print it. */
export function gsmText(gsm: GsmRecord): string {
  return gsm.kind === 'customizable' ? gsmFigure(gsm) : `${gsmFigure(gsm)} GSM`;
}

/** The figure alone, for places whose label already says GSM. */
export function gsmFigure(gsm: GsmRecord): string {
  if (gsm.kind === 'single') return String(gsm.gsm);
  return gsm.kind === 'range' ? `${gsm.from}–${gsm.to}` : 'Customizable';
}
