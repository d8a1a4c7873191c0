import type { Folio as FolioText } from '../../content/home.ts';
import type { Construction } from '../../domain/fabric/fabric.ts';
import { lappingGlyph } from '../../loom/diagram/lapping-glyph.ts';
import { Folio } from '../../ui/folio.tsx';
import { LappingGlyph } from '../../ui/lapping-glyph.tsx';

interface FolioProps {
  readonly folio: FolioText;
}

/** A folio with the drawing of its own notation. */
export function FolioOf({ folio }: FolioProps) {
  return <Folio {...folio} svg={lappingGlyph(constructionOf(folio))} />;
}

/** The drawing alone, as a mark beside words that are about something else. */
export function FolioGlyph({ folio }: FolioProps) {
  return <LappingGlyph svg={lappingGlyph(constructionOf(folio))} size="small" decorative />;
}

/** A folio's notation is written back bar // front bar; the loom reads the front bar first. */
function constructionOf({ structure, notation }: FolioText): Construction {
  const bars = notation.split(' // ').toReversed();
  return {
    name: structure,
    family: 'tricot',
    bars: bars.map((lapping) => ({ lapping: `${lapping}//`, threading: 'a' })),
  };
}
