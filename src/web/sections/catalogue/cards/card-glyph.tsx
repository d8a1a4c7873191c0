import type { Construction } from '../../../../domain/fabric/fabric.ts';
import { glyphShape } from '../../../../loom/diagram/glyph-shape.ts';

/**
 * The lapping beside a name, which says the same in words. Drawn as elements, not as a text of SVG:
 * the content policy lets no script put text into a page as markup.
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
