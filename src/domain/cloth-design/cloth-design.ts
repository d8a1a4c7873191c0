import type {
  Construction,
  ConstructionFamily,
  Fabric,
  GuideBar,
  Machine,
  Motif,
  Shade,
  Yarn,
} from '../fabric/fabric.ts';
import { dyedYarn } from '../fabric/fabric-record.ts';

/** A cloth that somebody designs: yarns are named from the mill's book, never described. */
export interface ClothDesign {
  readonly family: ConstructionFamily;
  /** Guide bars from the front to the back. */
  readonly bars: readonly GuideBar[];
  readonly motif?: Motif;
  /** The yarn behind each letter of the threading. */
  readonly yarns: Readonly<Record<string, DesignYarn>>;
  readonly machine: Machine;
  /** Of the piece, `#rrggbb`; yarns with a colour of their own keep it. */
  readonly shade: string;
}

export interface DesignYarn {
  /** Key of the yarn book. */
  readonly yarn: string;
  /** Dyed before it is warped, `#rrggbb`. */
  readonly colour?: string;
}

/** What the mill keeps: a design can name nothing else. */
export interface YarnBook {
  readonly yarns: Readonly<Record<string, Yarn>>;
  readonly shades: readonly Shade[];
}

/** What the loom needs of a design. */
export type DesignedCloth = Pick<Fabric, 'construction' | 'yarns' | 'machine'>;

/** The yarns of a design looked up; nothing where the mill does not keep one of them. */
export function clothOf(design: ClothDesign, book: YarnBook, name = ''): DesignedCloth | undefined {
  const yarns: Record<string, Yarn> = {};
  for (const [letter, choice] of Object.entries(design.yarns)) {
    const yarn = yarnOf(choice, book);
    if (!yarn) return undefined;
    yarns[letter] = yarn;
  }
  const { family, bars, motif, machine } = design;
  return { construction: { name, family, bars, ...(motif && { motif }) }, yarns, machine };
}

/** As the book has it, or dyed to a colour of the shade book or of the visitor's own. */
export function yarnOf({ yarn: key, colour }: DesignYarn, book: YarnBook): Yarn | undefined {
  const yarn = Object.hasOwn(book.yarns, key) ? book.yarns[key] : undefined;
  if (!yarn || colour === undefined) return yarn;
  return dyedYarn(yarn, namedColour(colour, book.shades));
}

export function namedColour(hex: string, shades: readonly Shade[]): Shade {
  return shades.find((shade) => shade.hex === hex) ?? { name: hex.toUpperCase(), hex };
}

/** The design of a fabric of the book; nothing if one of its yarns has left the yarn book. */
export function designOf(
  fabric: DesignedCloth & Pick<Fabric, 'shades' | 'leadShade'>,
  book: YarnBook,
): ClothDesign | undefined {
  const yarns: Record<string, DesignYarn> = {};
  for (const [letter, yarn] of Object.entries(fabric.yarns)) {
    const choice = choiceOf(yarn, book);
    if (!choice) return undefined;
    yarns[letter] = choice;
  }
  const { construction, machine, shades, leadShade } = fabric;
  const { family, bars, motif } = construction;
  return {
    family,
    bars,
    ...(motif && { motif }),
    yarns,
    machine,
    shade: shades[leadShade]?.hex ?? '#e9e4da',
  };
}

function choiceOf(yarn: Yarn, book: YarnBook): DesignYarn | undefined {
  const { colour } = yarn;
  for (const key of Object.keys(book.yarns)) {
    const choice = { yarn: key, ...(colour !== undefined && { colour }) };
    const found = yarnOf(choice, book);
    if (found && isSameYarn(found, yarn)) return choice;
  }
  return undefined;
}

function isSameYarn(one: Yarn, other: Yarn): boolean {
  return (
    one.count === other.count &&
    one.make === other.make &&
    one.lustre === other.lustre &&
    one.tex === other.tex &&
    one.fibres.length === other.fibres.length &&
    one.fibres.every(
      ({ fibre, percent }, at) =>
        other.fibres[at]?.fibre === fibre && other.fibres[at].percent === percent,
    )
  );
}

/** Whether two cloths run the same chains, whatever is threaded in them. */
export function runsAlike(
  one: Pick<Construction, 'bars' | 'motif'>,
  other: Pick<Construction, 'bars' | 'motif'>,
): boolean {
  return (
    one.motif?.name === other.motif?.name &&
    one.bars.length === other.bars.length &&
    one.bars.every(({ lapping }, at) => lapping === other.bars[at]?.lapping)
  );
}
