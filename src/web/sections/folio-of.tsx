import type { Folio as FolioText } from '../../content/home.ts';
import type { Construction } from '../../domain/fabric/fabric.ts';
import { lappingGlyph } from '../../loom/diagram/lapping-glyph.ts';
import { Folio } from '../../ui/folio.tsx';

/** A folio whose glyph is knitted from its own notation, written back bar // front bar. */
export function FolioOf({ folio }: { readonly folio: FolioText }) {
  return <Folio {...folio} svg={lappingGlyph(construction(folio))} />;
}

function construction({ structure, notation }: FolioText): Construction {
  const bars = notation.split(' // ').toReversed();
  return {
    name: structure,
    family: 'tricot',
    bars: bars.map((lapping) => ({ lapping: `${lapping}//`, threading: 'a' })),
  };
}
