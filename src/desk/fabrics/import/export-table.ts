import type { ClothRecords } from '../../../contract/desk/endpoints/fabric-endpoints.ts';
import type {
  Composition,
  Construction,
  FibreShare,
  GsmRecord,
  Machine,
  MinimumOrder,
} from '../../../domain/fabric/fabric.ts';
import {
  categoryOf,
  compositionRules,
  fibresOf,
  type YarnChoice,
} from '../../../domain/fabric/fabric-record.ts';
import { gsmFigure, spellMinimum } from '../../../domain/fabric/facts.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { spellConstruction, spellMachine, spellYarns } from './cells/read-construction.ts';
import { type ImportField, importFieldNames, importFields } from './columns.ts';

/** Fabrics as a list that the import reads back without a change: the header, then one row each. */
export function exportTable(
  { fabrics, shade, care, collections }: ClothRecords,
  keys?: ReadonlySet<string>,
): string[][] {
  const names: Names = {
    shade: (key) => String(shade[key]?.['name'] ?? key),
    care: (key) => String(care[key]?.['name'] ?? key),
    collection: (id) => collections.find((one) => one.id === id)?.label ?? id,
  };
  const chosen = keys ? fabrics.filter(({ key }) => keys.has(key)) : fabrics;
  return [
    importFieldNames.map((field) => importFields[field]),
    ...chosen.map(({ body }) =>
      importFieldNames.map((field) => {
        const value = body[field === 'category' ? 'composition' : field];
        if (field !== 'moq' && (value === undefined || value === null)) return '';
        return spellers[field](value, body, names);
      }),
    ),
  ];
}

interface Names {
  shade(key: string): string;
  care(key: string): string;
  collection(id: string): string;
}

type Speller = (value: unknown, body: RecordBody, names: Names) => string;

const spellers: Readonly<Record<ImportField, Speller>> = {
  number: String,
  title: String,
  composition: (value, body) => spellComposition(value as Composition, body),
  gsm: (value) => gsmFigure(value as GsmRecord),
  width: (value, body) => String(body['widthText'] ?? (value === 'custom' ? 'Custom' : value)),
  moq: (value) => spellMinimum((value ?? 'Negotiable') as MinimumOrder),
  category: (_, body, { collection }) => collection(categoryOf(body as never)),
  construction: (value) => spellConstruction(value as Construction),
  yarns: (value) => spellYarns(value as Record<string, YarnChoice>),
  machine: (value) => spellMachine(value as Machine),
  shades: (value, _, { shade }) => (value as string[]).map(shade).join(', '),
  leadShade: (value, _, { shade }) => shade(String(value)),
  endUses: (value) => (value as string[]).join(', '),
  finishes: (value) => (value as string[]).join(', '),
  care: (value, _, { care }) => care(String(value)),
  description: String,
  extra: (value) => (value === true ? 'yes' : ''),
};

/** `Cotton & Nylon: 66% cotton, 34% nylon`; the name tells two kinds of blend apart. */
function spellComposition(composition: Composition, body: RecordBody): string {
  if (!Object.hasOwn(compositionRules, composition)) return String(composition);
  const fibres = fibresOf({ composition, ...body } as { composition: Composition });
  if (fibres.length <= 1 && !body['fibres']) return composition;
  const shares = (fibres as readonly FibreShare[]).map(
    ({ fibre, percent }) => `${percent}% ${fibre}`,
  );
  return `${composition}: ${shares.join(', ')}`;
}
