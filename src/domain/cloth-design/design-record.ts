import type { Fabric, Shade } from '../fabric/fabric.ts';
import type { FabricRecord, YarnChoice } from '../fabric/fabric-record.ts';
import { type ClothDesign, runsAlike } from './cloth-design.ts';

interface Book {
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
  { shades, constructions }: Book,
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
  return {
    ...record,
    construction: { ...(name && { name }), family, bars, ...(motif && { motif }) },
  };
}
