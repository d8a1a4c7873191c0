import type { Construction } from '../../../../domain/fabric/fabric.ts';
import { glyphShape } from '../../../../loom/diagram/glyph-shape.ts';

/**
 * The lapping beside a name that says the same in words. It is drawn as elements and not as SVG text,
 * because the content security policy forbids scripts to insert text as markup.
 */
export function CardGlyph({ construction }: { readonly construction: Pick<Construction, 'bars'> }) {
  const { width, height, needles, ends } = glyphShape(construction);
  return (
    <svg
      className="glyph glyph-small"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={needles} strokeWidth="2.4" />
      {ends.map(({ bar, path }) => (
        <path key={bar} className={`lap-bar lap-bar-${bar}`} d={path} />
      ))}
    </svg>
  );
}
