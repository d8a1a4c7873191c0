import { gsmText } from './gsm-text.ts';
import type { Fabric } from '../fabric/fabric.ts';

/** Said of a fabric whose record has no description: composition, weight and colours. */
export function defaultDescription(fabric: Pick<Fabric, 'composition' | 'gsm' | 'shades'>): string {
  const weight =
    fabric.gsm.kind === 'customizable' ? 'knitted to the weight you need' : gsmText(fabric.gsm);
  return `${fabric.composition}, ${weight}. ${coloursText(fabric.shades.length)}`;
}

function coloursText(count: number): string {
  return count >= 10 ? '10+ colours available.' : `${count} colours available, more dyed to order.`;
}
