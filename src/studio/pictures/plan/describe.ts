import { fabricName, type Shade } from '../../../domain/fabric/fabric.ts';
import type { ClothFacts } from '../../../domain/picture/knitting.ts';
import type { SceneId } from '../../scenes/scene-book.ts';

/** What a person who cannot see the picture needs to know: which cloth, which side, which shade, what it does. */
export function describeMacro(
  fabric: ClothFacts,
  side: 'face' | 'back',
  shade: Shade,
  far = false,
): string {
  const view = far ? 'Close view' : 'Macro';
  return `${view} of the technical ${side} of ${fabricName(fabric)} in ${shade.name}: ${structure(fabric)}, ${sight(fabric, side)}`;
}

export function describeLace(fabric: ClothFacts, shade: Shade): string {
  return `${fabricName(fabric)} in ${shade.name} laid over a contrasting ground: ${structure(fabric)}, ${expanse(fabric)}, the ground showing through`;
}

export function describeDyed(fabric: ClothFacts, scene: SceneId, shade: Shade): string {
  return `${fabricName(fabric)} in ${shade.name} ${arrangements[scene] ?? 'on a table'}: ${structure(fabric)}, ${fabric.composition}`;
}

const arrangements: Partial<Record<SceneId, string>> = {
  swatch: 'as a pinked swatch on paper, one corner lifting',
  trio: 'on top of two more pinked swatches in other shades',
  stack: 'among folded lengths on a table',
  roll: 'on the roll, its end run out and pinked',
  rolls: 'on three rolls',
  corner: 'lying flat with a corner turned over to show the other side',
  waves: 'pushed together into soft waves',
  'waves-falls': 'pushed together into many small folds',
  'waves-stands': 'pushed together, standing in a few round arches',
  drape: 'draped in long folds',
  'drape-falls': 'falling in many long folds',
  'drape-cross': 'draped across the frame in many folds',
  folds: 'hanging in folds',
  'folds-wide': 'hanging in wide folds',
  'sheer-drape': 'draped over itself, the light coming through',
};

function structure({ construction }: ClothFacts): string {
  const laps = construction.bars.map((bar) => bar.lapping.replace(/\/+$/, ''));
  return `${construction.name.toLowerCase()} lapped ${laps.join(' and ')}`;
}

const expanse = ({ construction: { motif } }: ClothFacts) =>
  !motif
    ? 'many meshes'
    : motif.name.startsWith('scallop')
      ? 'the motif down to its cut edge'
      : 'the whole motif';

function sight({ construction: { family } }: ClothFacts, side: 'face' | 'back'): string {
  if (family === 'net') return 'yarns drawn together into regular openings';
  if (family === 'lace') return 'pillars and inlaid threads drawing the motif';
  if (family === 'raised' && side === 'back') return 'loops standing off the ground';
  if (family === 'satin' && side === 'back') return 'long floats lying close side by side';
  return side === 'face' ? 'wales of upright loops' : 'underlaps crossing from wale to wale';
}
