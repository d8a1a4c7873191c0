import { balanceOf, type MapBalance } from '../../light/map-balance.ts';
import { type ClothMaps, meansOf } from '../../loom/index.ts';

export { gapLight } from '../../light/map-balance.ts';

const known = new WeakMap<ClothMaps, MapBalance>();

export function mapBalance(maps: ClothMaps): MapBalance {
  const before = known.get(maps);
  if (before) return before;
  const balance = measure(maps);
  known.set(maps, balance);
  return balance;
}

function measure(maps: ClothMaps): MapBalance {
  const { opacity, dye, own } = meansOf(maps.levels[0]!);
  return balanceOf(opacity, dye, own);
}
