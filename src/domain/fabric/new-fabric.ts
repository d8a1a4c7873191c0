import {
  type Composition,
  compositions,
  type Fabric,
  type Fibre,
  type FibreShare,
} from './fabric.ts';
import { compositionRules, type FabricRecord, slugOf } from './fabric-record.ts';

type Name = Pick<Fabric, 'id' | 'number' | 'title'>;

/** The first draft of a fabric: what a person has said about it, and nothing that nobody has said. */
export function newFabric(
  name: Name & { readonly fibres?: readonly FibreShare[] },
): Partial<FabricRecord> {
  const { id, number, title, fibres = [] } = name;
  return { id, slug: slugOf(name), number, title, ...composed(fibres) };
}

/** A fabric under another number: its cloth, without what belongs to the one fabric alone. */
export function copyFabric(body: Readonly<Record<string, unknown>>, name: Name): object {
  const kept = Object.entries(body).filter(([field]) => !ownFields.has(field));
  const { id, number, title } = name;
  return { ...Object.fromEntries(kept), id, slug: slugOf(name), number, title };
}

/** Its names, its addresses, its place in the book, and pictures that show that very fabric. */
const ownFields: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'formerSlugs',
  'number',
  'title',
  'position',
  'extra',
  'withdrawn',
  'photographs',
  'replacedScenes',
  'pictureOrder',
  'hiddenPictures',
  'pictureWords',
]);

/** What a record says of its fibres: shares only where they do not follow from the composition. */
export function composed(
  fibres: readonly FibreShare[],
): Pick<Partial<FabricRecord>, 'composition' | 'fibres'> {
  const composition = compositionOf(fibres.map(({ fibre }) => fibre));
  const pure = fibres.length === 1 && fibres[0]?.percent === 100;
  return {
    ...(composition && { composition }),
    ...(fibres.length > 0 && !(pure && composition) && { fibres }),
  };
}

/** How the mill calls cloth of these fibres; undefined for cloth that it has no name for. */
export function compositionOf(fibres: readonly Fibre[]): Composition | undefined {
  const named = [...new Set(fibres)].filter((fibre) => fibre !== 'elastane').toSorted();
  // Elastane is admitted in blends only.
  const stretch = fibres.includes('elastane');
  return compositions.find(
    (composition) =>
      compositionRules[composition].fibres.join() === named.join() &&
      !(stretch && composition.startsWith('100%')),
  );
}
