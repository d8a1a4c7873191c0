import {
  hangingView,
  lightKey,
  readShade,
  shadeKey,
  viewKey,
} from '../../../contract/shade-address.ts';
import { type LightName, lights } from '../../../light/lights.ts';
import { linearFromHex } from '../../../light/colour/encode-srgb.ts';
import type { ClothRecord } from './order.ts';
import { cardShade, type ShownShade } from './shade/shade-state.ts';

/** What the address asks for; the panel says later whether the fibre can take it. */
export function shadeInAddress({ shades, leadShade }: ClothRecord): ShownShade {
  const hex = readShade(new URLSearchParams(location.search));
  if (!hex) return cardShade(shades, leadShade);
  const onCard = shades.findIndex((shade) => shade.hex === hex);
  return onCard < 0 ? { hex, linear: linearFromHex(hex) } : cardShade(shades, onCard);
}

export function lightInAddress(): LightName {
  const name = new URLSearchParams(location.search).get(lightKey) ?? '';
  return Object.hasOwn(lights, name) ? (name as LightName) : 'daylight';
}

/** From near, as the studio's macro, or hanging in folds. */
export type ShownView = 'near' | 'hanging';

export function viewInAddress(): ShownView {
  const asked = new URLSearchParams(location.search).get(viewKey);
  return asked === hangingView ? 'hanging' : 'near';
}

interface Shown {
  readonly hex: string;
  readonly light: LightName;
  readonly view: ShownView;
}

/** The address of what is shown; what the page shows by itself is left out. */
export function writeAddress(record: ClothRecord, { hex, light, view }: Shown): void {
  const url = new URL(location.href);
  const { searchParams } = url;
  // Always in this order: two addresses of one shade would be two to whoever shares them.
  for (const key of [shadeKey, lightKey, viewKey]) searchParams.delete(key);
  const isLead = hex === record.shades[record.leadShade]!.hex;
  // A page wakes for a shade: without one, nobody would see the light or the folds that a link speaks of.
  if (!isLead || light !== 'daylight' || view === 'hanging')
    searchParams.set(shadeKey, hex.slice(1));
  if (light !== 'daylight') searchParams.set(lightKey, light);
  if (view === 'hanging') searchParams.set(viewKey, hangingView);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
