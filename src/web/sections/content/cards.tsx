import type { Folio } from '../../../content/home.ts';
import { FolioGlyph } from '../folio-drawing.tsx';

export interface Card {
  readonly title: string;
  readonly text: string;
  /** Shown under the title in the label typeface. */
  readonly weight?: string;
}

interface CardsProps {
  readonly items: readonly Card[];
  /** One structure for each card, drawn above it. */
  readonly glyphs?: readonly Folio[];
}

/** Short texts side by side, each hanging from a rule. */
export function Cards({ items, glyphs }: CardsProps) {
  return (
    <ul className={`texts texts-${items.length}`}>
      {items.map(({ title, text, weight }, index) => {
        const glyph = glyphs?.[index];
        return (
          <li key={title}>
            {glyph && <FolioGlyph folio={glyph} />}
            <h3>{title}</h3>
            {weight && <p className="lab mut">{weight}</p>}
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
