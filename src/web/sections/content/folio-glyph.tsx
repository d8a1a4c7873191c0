import type { Folio } from '../../../content/home.ts';
import { lappingGlyph } from '../../../loom/diagram/lapping-glyph.ts';
import { LappingGlyph } from '../../../ui/lapping-glyph.tsx';
import { folioConstruction } from '../folio-construction.ts';

/** The drawing of a structure alone, as a mark beside words that do not speak of it. */
export function FolioGlyph({ folio }: { readonly folio: Folio }) {
  return <LappingGlyph svg={lappingGlyph(folioConstruction(folio))} size="small" decorative />;
}
