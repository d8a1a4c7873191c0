import type { Fabric, FibreShare, Shade, Yarn } from '../fabric/fabric.ts';
import type { FabricRecord, YarnChoice } from '../fabric/fabric-record.ts';
import { composed } from '../fabric/new-fabric.ts';
import { type ClothDesign, runsAlike } from './cloth-design.ts';

interface Book {
  /** By key. */
  readonly yarns: Readonly<Record<string, Pick<Yarn, 'fibres'>>>;
  /** By key. */
  readonly shades: Readonly<Record<string, Shade>>;
  readonly constructions: readonly Pick<Fabric['construction'], 'name' | 'bars' | 'motif'>[];
}

/**
 * What a visitor's design says of a fabric, for the first draft of it. A colour that is not in the shade
 * book and a structure that the book does not know are left for the clerk to name.
 */
export function designRecord(
  { family, bars, motif, yarns, machine, shade }: ClothDesign,
  { yarns: known, shades, constructions }: Book,
): object {
  const keyOf = (hex: string) => Object.keys(shades).find((key) => shades[key]!.hex === hex);
  const choices = Object.entries(yarns).map(([letter, { yarn, colour }]) => {
    const dyed = colour === undefined ? undefined : keyOf(colour);
    const choice: YarnChoice = { yarn, ...(dyed !== undefined && { dyed }) };
    return [letter, choice] as const;
  });
  const name = constructions.find((one) => runsAlike(one, { bars, ...(motif && { motif }) }))?.name;
  const piece = keyOf(shade);
  const record: Pick<Partial<FabricRecord>, 'yarns' | 'machine' | 'shades' | 'leadShade'> = {
    yarns: Object.fromEntries(choices),
    machine,
    ...(piece !== undefined && { shades: [piece], leadShade: piece }),
  };
  const fibres = Object.values(yarns).flatMap(({ yarn }) => known[yarn]?.fibres ?? []);
  return {
    ...record,
    ...composed(pureOf(fibres)),
    construction: { ...(name && { name }), family, bars, ...(motif && { motif }) },
  };
}

/** The one fibre of the cloth. Shares of a blend follow from the run-in, which the clerk reads off the card. */
function pureOf(fibres: readonly FibreShare[]): readonly FibreShare[] {
  const [first] = fibres;
  return first && fibres.every(({ fibre }) => fibre === first.fibre)
    ? [{ fibre: first.fibre, percent: 100 }]
    : [];
}
