import type { GsmRecord } from '../fabric/fabric.ts';

/** `140 GSM`, `120-140 GSM` or `Customizable`, as cards and tables print it. */
export function gsmText(gsm: GsmRecord): string {
  if (gsm.kind === 'single') return `${gsm.gsm} GSM`;
  if (gsm.kind === 'range') return `${gsm.from}-${gsm.to} GSM`;
  return 'Customizable';
}
