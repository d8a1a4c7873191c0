import { type GsmRecord, type MinimumOrder } from '../../../domain/fabric/fabric.ts';
import { gsmText, spellMinimum } from '../../../domain/fabric/facts.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { RecordWords } from '../../record/record-words.ts';
import { spellPlainly } from '../../record/fields/spell-value.ts';

/** What the fields of a fabric are called, in the order of its card. */
const fields = {
  number: 'number',
  title: 'name',
  slug: 'web link',
  formerSlugs: 'old web links',
  category: 'collection',
  extra: 'place on the collection page',
  withdrawn: 'place on the site',
  composition: 'composition',
  fibres: 'fibres',
  gsm: 'weight',
  width: 'width',
  widthText: 'way the width is written',
  moq: 'MOQ',
  description: 'description',
  shades: 'shades',
  leadShade: 'main shade',
  shadesInOrder: 'order of the shades',
  construction: 'construction',
  yarns: 'yarns',
  machine: 'machine',
  endUses: 'end uses',
  finishes: 'finishes',
  care: 'care label',
  photographs: 'photographs',
  replacedScenes: 'replaced pictures',
  pictureOrder: 'order of the pictures',
  hiddenPictures: 'hidden pictures',
  pictureWords: 'descriptions of the pictures',
  position: 'place in the book',
} as const satisfies Readonly<Record<string, string>>;

export function fabricWords({ number, title }: RecordBody): RecordWords {
  const name = [number, title].find((word) => typeof word === 'string' && word !== '');
  return { name: typeof name === 'string' ? name : 'this fabric', fields, spell: spellFabric };
}

/** A value of a fabric in a sentence; undefined where words would not help. */
export function spellFabric(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return field === 'moq' ? 'Negotiable' : field === 'withdrawn' ? 'shown' : undefined;
  }
  if (field === 'gsm') return spellGsm(value);
  if (field === 'width') return value === 'custom' ? 'made to order' : `${String(value)} in`;
  if (field === 'moq') return spellMoq(value);
  if (field === 'withdrawn') return 'hidden';
  if (field === 'extra') return value === true ? 'only in the full catalogue' : 'shown';
  if (field === 'shades' && Array.isArray(value)) return `${value.length} shades`;
  if (field === 'fibres') return spellFibres(value);
  return spellPlainly(value);
}

function spellGsm(value: unknown): string | undefined {
  const { kind } = (typeof value === 'object' ? value : {}) as Partial<GsmRecord>;
  return kind ? gsmText(value as GsmRecord) : undefined;
}

/** A draft may have one of the two figures. */
export function spellMoq(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { perStyle, perColour } = value as Partial<Exclude<MinimumOrder, string>>;
  if (typeof perStyle !== 'number' || typeof perColour !== 'number') return undefined;
  return spellMinimum({ perStyle, perColour });
}

function spellFibres(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .map((share: { fibre?: unknown; percent?: unknown }) => `${share.percent} % ${share.fibre}`)
    .join(', ');
}
