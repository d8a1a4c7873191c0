import { memo } from 'react';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { glyphShape, type GlyphShape } from '../../../loom/diagram/glyph-shape.ts';

interface LappingMarksProps {
  readonly lappings: FabricBookAnswer['lappings'];
}

/** Every lapping of the book is drawn once; the rows show it by its place in the list. */
export const LappingMarks = memo(function LappingMarks({ lappings }: LappingMarksProps) {
  return (
    <svg className="lap-marks" aria-hidden="true" width="0" height="0">
      {lappings.map(({ name, bars }, place) => {
        const shape = shapeOf(bars);
        if (!shape) return null;
        return (
          <symbol
            key={`${place} ${name}`}
            id={`lapping-${place}`}
            viewBox={`0 0 ${shape.width} ${shape.height}`}
          >
            <path className="mark-needle" d={shape.needles} />
            {shape.ends.map(({ bar, path }) => (
              <path key={bar} className={`mark-bar mark-bar-${bar}`} d={path} />
            ))}
          </symbol>
        );
      })}
    </svg>
  );
});

export function LappingMark({ lapping }: { readonly lapping: number }) {
  return (
    <svg className="lap" aria-hidden="true">
      <use href={`#lapping-${lapping}`} />
    </svg>
  );
}

/** A draft may hold a chain that nobody can draw yet. */
function shapeOf(bars: FabricBookAnswer['lappings'][number]['bars']): GlyphShape | undefined {
  try {
    return glyphShape({ bars });
  } catch {
    return undefined;
  }
}
