import { categoryOf } from '../../../domain/fabric/fabric-record.ts';
import type { Composition } from '../../../domain/fabric/fabric.ts';
import { composed } from '../../../domain/fabric/new-fabric.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { type Offer, quote, type ReadCell } from './cells/cell.ts';
import { readComposition } from './cells/read-composition.ts';
import { readConstruction, readMachine, readYarns } from './cells/read-construction.ts';
import { readMinimumCell, readWeight, readWidth } from './cells/read-measures.ts';
import {
  findNamed,
  readArticle,
  readFinishes,
  readNames,
  readTitle,
  readUses,
} from './cells/read-names.ts';
import type { ImportField } from './columns.ts';
import { findModel, type ImportBook } from './import-book.ts';

/** Texts of one row by what their columns are; an empty cell says nothing. */
export type Cells = Partial<Record<ImportField, string>>;

/** What a person has to decide before the row can come in. */
export interface CellFault {
  readonly field: ImportField;
  readonly error: string;
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** What the cells of one row say, before it is compared with the book. */
export interface ReadRow {
  readonly fields: RecordBody;
  readonly faults: readonly CellFault[];
  /** Odd spellings, by field. */
  readonly notes: Readonly<Partial<Record<ImportField, string>>>;
  /** What is left out, and what was taken from elsewhere; each a sentence. */
  readonly remarks: readonly string[];
}

/** `existing`: the fabric that has this number already. */
export function readRow(cells: Cells, book: ImportBook, existing?: RecordBody): ReadRow {
  const faults: CellFault[] = [];
  const notes: Partial<Record<ImportField, string>> = {};
  const left: string[] = [];
  const remarks: string[] = [];
  /** The value of a cell that says something, with what is to be said about it kept. */
  const take = <Value>(
    field: ImportField,
    read: (text: string) => ReadCell<Value>,
  ): Value | undefined => {
    const text = cells[field]?.trim();
    if (!text) return undefined;
    const cell = read(text);
    if (!cell.ok) {
      faults.push({ field, error: cell.error, text, offers: cell.offers ?? [] });
      return undefined;
    }
    if (cell.note) notes[field] = cell.note;
    left.push(...(cell.left ?? []));
    return cell.value;
  };

  const fields: Record<string, unknown> = {};
  const say = (field: string, value: unknown) => {
    if (value !== undefined) fields[field] = value;
  };
  say('number', take('number', readArticle));
  say('title', take('title', readTitle));
  const fibres = take('composition', readComposition);
  if (fibres) {
    Object.assign(fields, { composition: fibres.composition, fibres: null }, composed(fibres.shares)); // oxfmt-ignore
    fields['composition'] = fibres.composition;
  }
  say('gsm', take('gsm', readWeight));
  const width = take('width', readWidth);
  if (width) Object.assign(fields, { width: width.width, widthText: width.widthText ?? null });
  say('moq', take('moq', readMinimumCell));
  say(
    'shades',
    take('shades', (text) => readNames(text, book.shades, 'shade')),
  );
  const lead = take('leadShade', (text) => readNames(text, book.shades, 'shade'));
  say('leadShade', lead?.[0]);
  say('endUses', take('endUses', readUses));
  say('finishes', take('finishes', readFinishes));
  say('care', take('care', (text) => readNames(text, book.care, 'care label'))?.[0]);
  say('description', cells.description?.trim() || undefined);
  say('extra', take('extra', readYes));
  say(
    'category',
    take('category', (text) => readCollection(text, book)),
  );
  say(
    'yarns',
    take('yarns', (text) => readYarns(text, book.yarns, book.shades)),
  );
  say('machine', take('machine', readMachine));

  const known = book.models.map(({ construction }) => construction);
  const construction = take('construction', (text) => readConstruction(text, known));
  if (construction?.kind === 'whole') say('construction', construction.construction);
  if (construction?.kind === 'named') {
    const before = existing?.['construction'] as { readonly name?: string } | undefined;
    if (before?.name !== construction.name) {
      const model = findModel(book, construction.name, { ...existing, ...fields });
      if (model) {
        say('construction', model.construction);
        fields['yarns'] ??= model.yarns;
        fields['machine'] ??= model.machine;
        remarks.push(`Lapping, yarns and machine as ${model.number}.`);
      }
    }
  }
  if (left.length > 0) remarks.push(`Left out: ${left.join(', ')}.`);
  return { fields: settle(fields, existing), faults, notes, remarks };
}

/** What follows from the rest: the lead shade of a card, and a collection that needs no word. */
function settle(fields: Record<string, unknown>, existing: RecordBody | undefined): RecordBody {
  const shades = fields['shades'] as readonly string[] | undefined;
  const lead = fields['leadShade'] ?? existing?.['leadShade'];
  if (shades && !shades.includes(String(lead))) fields['leadShade'] = shades[0];
  const composition = (fields['composition'] ?? existing?.['composition']) as
    | Composition
    | undefined;
  if (fields['category'] && composition && fields['category'] === categoryOf({ composition })) {
    fields['category'] = null;
  }
  const kept = Object.entries(fields).filter(
    ([field, value]) => !(value === null && existing?.[field] === undefined),
  );
  return Object.fromEntries(kept);
}

function readCollection(text: string, { collections }: ImportBook): ReadCell<string> {
  const found = findNamed(text, collections);
  if (found) return { ok: true, value: found.key };
  return {
    ok: false,
    error: `${quote(text)} is not a known collection.`,
    offers: collections.map(({ name }) => ({ label: name, text: name })),
  };
}

function readYes(text: string): ReadCell<boolean> {
  if (/^(yes|y|true|1|x|ha+n?)$/i.test(text.trim())) return { ok: true, value: true };
  if (/^(no|n|false|0|-)$/i.test(text.trim())) return { ok: true, value: false };
  return { ok: false, error: `${quote(text)} is not yes or no.` };
}

/** Whether a field says what the book says already; its lists have no order of their own. */
export function saysTheSame(field: string, said: unknown, before: unknown): boolean {
  if (isSame(said ?? null, before ?? null)) return true;
  if (field === 'moq') return said === 'Negotiable' && before === undefined;
  if (field === 'extra') return said === false && before === undefined;
  if (!Array.isArray(said) || !Array.isArray(before)) return false;
  const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
  return isSame(sorted(said), sorted(before));
}
