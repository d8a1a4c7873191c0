import type { Folio as FolioText } from '../../content/home.ts';
import { lappingGlyph } from '../../loom/diagram/lapping-glyph.ts';
import { Folio } from '../../ui/folio.tsx';
import { folioConstruction } from './folio-construction.ts';

/** A folio whose glyph is knitted from its own notation. */
export function FolioOf({ folio }: { readonly folio: FolioText }) {
  return <Folio {...folio} svg={lappingGlyph(folioConstruction(folio))} />;
}
