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
  return (
    <ViewerLink className="glass" fabric={fabric} pictures={pictures} index={index}>
      <span className="lab">
        {picture.scene === 'macro-back' ? 'Technical back' : 'Technical face'}
      </span>
      <span className="glass-pane">
        <Picture picture={picture} sizes="250px" alt="" light="thumb" />
      </span>
    </ViewerLink>
  );
}
