import type { Picture } from '../../../domain/picture/picture.ts';

interface ShadeStripProps {
  readonly hex: string | undefined;
  /** Light and stitches of this very cloth, to be laid on the shade. */
  readonly strip: Picture | undefined;
}

export function ShadeStrip({ hex, strip }: ShadeStripProps) {
  return (
    <span className="cl-strip" style={{ backgroundColor: hex ?? 'transparent' }}>
      {strip && (
        <img
          src={`${strip.path}-${strip.widths[0]}.avif`}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
    </span>
  );
}
