import type { Fabric } from '../../../../domain/fabric/fabric.ts';
import { Picture, type PicturePriority } from '../../../../ui/picture.tsx';
import { Swatch } from '../../../../ui/swatch.tsx';
import { useContent } from '../../../content-context.tsx';
import { fabricPictures } from '../../../pictures.ts';

interface FabricSwatchProps {
  readonly fabric: Fabric;
  readonly sizes: string;
  readonly priority?: PicturePriority;
  readonly sewn?: boolean;
  readonly teeth?: 'fine' | 'small' | 'regular';
  /** True when the text beside it names the fabric, so that screen readers skip the picture. */
  readonly decorative?: boolean;
}

/** A swatch of the fabric: its first picture, or its lead shade while none has been rendered. */
export function FabricSwatch(props: FabricSwatchProps) {
  const { fabric, sizes, priority = false, sewn = false, teeth = 'regular', decorative } = props;
  const [picture] = fabricPictures(useContent(), fabric);
  const shade = fabric.shades[fabric.leadShade]!;
  return (
    <Swatch sewn={sewn} teeth={teeth}>
      {picture ? (
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          {...(decorative ? { alt: '' } : {})}
        />
      ) : (
        <svg className="pic" viewBox="0 0 1 1" role="img" aria-label={`Shade ${shade.name}`}>
          <rect width="1" height="1" fill={shade.hex} />
        </svg>
      )}
    </Swatch>
  );
}
