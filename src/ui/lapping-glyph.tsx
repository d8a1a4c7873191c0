import { classNames } from './class-names.ts';

interface LappingGlyphProps {
  /** Drawn by the loom from chain notation, with its own accessible name. */
  readonly svg: string;
  readonly size?: 'small' | 'regular';
  /** True when the text beside it says the same, so that screen readers skip the drawing. */
  readonly decorative?: boolean;
  readonly className?: string;
}

export function LappingGlyph({ svg, size = 'regular', decorative, className }: LappingGlyphProps) {
  return (
    <span
      className={classNames('glyph', size === 'small' && 'glyph-small', className)}
      aria-hidden={decorative || undefined}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
