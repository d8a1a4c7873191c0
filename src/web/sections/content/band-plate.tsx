import { Picture } from '../../../ui/picture.tsx';
import { useContent } from '../../content-context.tsx';
import { scenePicture } from '../../pictures.ts';

/** A wide picture from edge to edge; nothing at all while the studio has not made it. */
export function BandPlate({ scene }: { readonly scene: string }) {
  const picture = scenePicture(useContent(), scene);
  if (!picture) return null;
  return (
    <div className="plate band">
      <Picture picture={picture} sizes="100vw" priority />
    </div>
  );
}
