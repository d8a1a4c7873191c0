import { LappingGlyph } from './lapping-glyph.tsx';

interface FolioProps {
  readonly structure: string;
  readonly notation: string;
  readonly svg: string;
}

/** The margin of a section: a construction with its drawing, name and notation. */
export function Folio({ structure, notation, svg }: FolioProps) {
  return (
    <p className="fol">
      <LappingGlyph svg={svg} decorative />
      <span className="lab mut">
        {structure}
        <br />
        {notation}
      </span>
    </p>
  );
}
