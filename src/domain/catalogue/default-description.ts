import { gsmText } from './gsm-text.ts';
import type { Fabric } from '../fabric/fabric.ts';

/** Said of a fabric whose record has no description: composition, weight and colours. */
export function defaultDescription(fabric: Pick<Fabric, 'composition' | 'gsm' | 'shades'>): string {
  const weight =
    fabric.gsm.kind === 'customizable' ? 'knitted to the weight you need' : gsmText(fabric.gsm);
  return `${fabric.composition}, ${weight}. ${coloursText(fabric.shades.length)}`;
}

function coloursText(count: number): string {
  if (count >= 10) return '10+ colours available.';
  return count === 1
    ? 'One colour kept, more dyed to order.'
    : `${count} colours kept, more dyed to order.`;
}
