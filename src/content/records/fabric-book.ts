import type { ColourName, ShadesByColour } from '../../domain/assistant/vocabulary.ts';
import type { Fabric, Fibre, Shade, Yarn } from '../../domain/fabric/fabric.ts';
import {
  dyedYarn,
  type FabricParts,
  type FabricRecord,
  makeFabric,
  makeWithdrawn,
  type WithdrawnFabric,
} from '../../domain/fabric/fabric-record.ts';
import { gaugeFault } from '../../loom/notation/gauge-fault.ts';
import type { CareLabel } from '../fabrics/care.ts';
import { listFabricClashes } from './fabric-clashes.ts';
import { inOrder, type Placed } from './kind.ts';

/** Everything about cloth that records say: what is knitted, in which shades, and what is no longer. */
export interface FabricBook {
  /** In the order of the book. */
  readonly fabrics: readonly Fabric[];
  readonly withdrawnFabrics: readonly WithdrawnFabric[];
  /** By key, in the order in which a shade card is read. */
  readonly shades: Readonly<Record<string, Shade>>;
  readonly shadesByColour: ShadesByColour;
  /** The yarn book by key, in its order. */
  readonly yarns: Readonly<Record<string, Yarn>>;
  /** Each a sentence for the person who publishes. */
  readonly faults: readonly string[];
}

export interface ClothRecords {
  readonly fabric: ByKey<FabricRecord>;
  readonly shade: ByKey<Shade & Placed>;
  readonly yarn: ByKey<Yarn & Placed>;
  readonly care: ByKey<CareLabel & Placed>;
  readonly colours: ByKey<Readonly<Record<ColourName, readonly string[]>>>;
  readonly construction: ByKey<unknown>;
  readonly category: ByKey<unknown>;
}

const inWords = new Intl.ListFormat('en-GB');

type ByKey<Body> = Readonly<Record<string, Body>>;

/**
 * The fabrics of a set of records. A record that has not changed, and whose shades and yarns have
 * not, gives the same object as before: one changed record makes one fabric anew.
 */
export function makeFabricBook(records: ClothRecords): FabricBook {
  const shades = Object.fromEntries(
    inOrder(records.shade).map(([key, body]) => [key, plain(body)] as const),
  );
  const order = new Map(Object.keys(shades).map((key, place) => [key, place]));
  const missing = new MissingNames();
  const faults: string[] = [];
  const fabrics: Fabric[] = [];
  const withdrawnFabrics: WithdrawnFabric[] = [];
  for (const [, record] of inOrder(records.fabric)) {
    // Also for one that is withdrawn: its page leads to its collection.
    if (record.category !== undefined && !Object.hasOwn(records.category, record.category))
      missing.add('collection', record.category, record);
    if (record.withdrawn) {
      withdrawnFabrics.push(makeWithdrawn(record));
      continue;
    }
    const named = readNames(record, { shades, order, records, missing });
    if (!named) continue;
    const made = remembered(record, named);
    fabrics.push(made.fabric);
    faults.push(...made.faults);
    if (!Object.hasOwn(records.construction, record.construction.name))
      missing.add('explanation of the construction', record.construction.name, record);
  }
  const shadesByColour = nameColours(records, shades, faults);
  return {
    fabrics,
    withdrawnFabrics,
    shades,
    shadesByColour,
    yarns: Object.fromEntries(
      inOrder(records.yarn).map(([key, body]) => [key, plain(body)] as const),
    ),
    faults: [...listFabricClashes(records), ...missing.sentences(), ...faults],
  };
}

/** What a fabric's record names, found. `used` is all of it in one list, to be compared with the last time. */
interface Named {
  readonly parts: FabricParts;
  readonly used: readonly object[];
}

function readNames(
  record: FabricRecord,
  book: {
    readonly shades: ByKey<Shade>;
    readonly order: ReadonlyMap<string, number>;
    readonly records: ClothRecords;
    readonly missing: MissingNames;
  },
): Named | undefined {
  const { shades, order, records, missing } = book;
  const find = <Body>(kind: string, bodies: ByKey<Body>, key: string): Body | undefined => {
    if (Object.hasOwn(bodies, key)) return bodies[key];
    missing.add(kind, key, record);
    return undefined;
  };
  const card = record.shadesInOrder
    ? record.shades
    : record.shades.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const onCard = card.map((key) => find('shade', shades, key));
  const yarns = Object.entries(record.yarns).map(([letter, { yarn: key, dyed }]) => {
    const yarn = find('yarn', records.yarn, key);
    return { letter, yarn, shade: dyed === undefined ? undefined : find('shade', shades, dyed) };
  });
  const label = find('care label', records.care, record.care);
  if (!label || !onCard.every(isFound)) return undefined;
  const used: object[] = [label, ...onCard];
  const threaded: [string, Yarn][] = [];
  for (const { letter, yarn, shade } of yarns) {
    if (!yarn || (record.yarns[letter]?.dyed !== undefined && !shade)) return undefined;
    used.push(yarn, shade ?? yarn);
    threaded.push([letter, shade ? dyedYarn(plain(yarn), shade) : plain(yarn)]);
  }
  const parts: FabricParts = {
    shades: onCard,
    leadShade: card.indexOf(record.leadShade),
    yarns: Object.fromEntries(threaded),
    care: label.lines,
  };
  return { parts, used };
}

function isFound<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

interface Made {
  readonly used: readonly object[];
  readonly fabric: Fabric;
  readonly faults: readonly string[];
}

const madeOf = new WeakMap<FabricRecord, Made>();

function remembered(record: FabricRecord, { parts, used }: Named): Made {
  const known = madeOf.get(record);
  if (known?.used.length === used.length && known.used.every((one, at) => one === used[at])) {
    return known;
  }
  const fabric = makeFabric(record, parts);
  const made = { used, fabric, faults: [...fibreFaults(fabric), ...gaugeFaults(fabric)] };
  madeOf.set(record, made);
  return made;
}

/** The label says what is in the cloth: it must be what the yarns hold. */
function fibreFaults({ number, fibres, yarns }: Fabric): string[] {
  const recorded = fibreList(fibres);
  const knitted = fibreList(Object.values(yarns).flatMap((yarn) => yarn.fibres));
  if (recorded === knitted) return [];
  return [`Fabric ${number}: its yarns hold ${knitted}, its record says ${recorded}.`];
}

/** A record names its yarns, so that only here their thickness is known. */
function gaugeFaults(fabric: Fabric): string[] {
  const fault = gaugeFault(fabric);
  return fault ? [`Fabric ${fabric.number}: ${fault.message}`] : [];
}

function fibreList(shares: readonly { readonly fibre: Fibre }[]): string {
  return inWords.format([...new Set(shares.map((share) => share.fibre))].toSorted());
}

function nameColours(
  { colours }: ClothRecords,
  shades: ByKey<Shade>,
  faults: string[],
): ShadesByColour {
  const named: Partial<Record<ColourName, string[]>> = {};
  for (const [name, keys] of Object.values(colours).flatMap((body) => Object.entries(body))) {
    const colour = name as ColourName;
    named[colour] = keys.flatMap((key) => (Object.hasOwn(shades, key) ? [shades[key]!.name] : []));
    for (const key of keys)
      if (!Object.hasOwn(shades, key))
        faults.push(`The colour ${colour} names the shade ${key}, which does not exist.`);
  }
  return named as ShadesByColour;
}

/** Names that lead nowhere, each with the fabrics that use it, so that one sentence says all of them. */
class MissingNames {
  readonly #users = new Map<string, Set<string>>();

  add(kind: string, key: string, { number }: FabricRecord): void {
    const name = `${kind} ${key}`;
    const users = this.#users.get(name) ?? new Set();
    this.#users.set(name, users.add(number));
  }

  sentences(): string[] {
    return [...this.#users].map(([name, users]) => {
      const several = users.size > 1;
      return `Fabric${several ? 's' : ''} ${inWords.format([...users])} name${several ? '' : 's'} the ${name}, which does not exist.`;
    });
  }
}

const plainBodies = new WeakMap<object, object>();

/** The body without its place, as the same object each time. */
function plain<Body extends Placed>(body: Body): Body {
  const known = plainBodies.get(body) as Body | undefined;
  if (known) return known;
  const { position: _position, ...rest } = body;
  plainBodies.set(body, rest);
  return rest as Body;
}
