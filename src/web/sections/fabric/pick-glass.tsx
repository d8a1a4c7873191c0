import type { Picture as FabricPicture } from '../../../domain/picture/picture.ts';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ViewerLink } from './viewer-link.tsx';

interface PickGlassProps {
  readonly fabric: Fabric;
  readonly pictures: readonly FabricPicture[];
  readonly index: number;
}

/** The square glass a mill counts stitches with, laid on the cloth. */
export function PickGlass({ fabric, pictures, index }: PickGlassProps) {
  const picture = pictures[index]!;
  const side = showsBack(picture, pictures) ? 'Technical back' : 'Technical face';
  return (
    <ViewerLink className="glass" fabric={fabric} pictures={pictures} index={index} shown={side}>
      <span className="lab">{side}</span>
      <span className="glass-pane">
        <Picture picture={picture} sizes="250px" alt="" light="thumb" />
      </span>
    </ViewerLink>
  );
}

/** Satin and raised cloth are worn back side out: their macro is of it, and the face comes second. */
function showsBack({ scene }: FabricPicture, all: readonly FabricPicture[]): boolean {
  if (scene === 'macro-back') return true;
  return scene === 'macro' && all.some((other) => other.scene === 'macro-face');
}
