import type { FibreShare, GsmRecord, MinimumOrder } from '../../../domain/fabric/fabric.ts';
import { gsmFigure, spellMinimum } from '../../../domain/fabric/facts.ts';
import { spellShares } from './cells/read-composition.ts';
import { importFields } from './columns.ts';
import type { PlannedRow } from './dry-run.ts';
import type { ImportBook } from './import-book.ts';
import type { Named } from './cells/read-names.ts';

/** One thing that a row changes: `Weight`, 140, 145. Without figures the word says it all. */
export interface SpelledChange {
  readonly label: string;
  readonly was?: string;
  readonly is?: string;
  /** Names that come and go: “Two shades added: Sagar, Pista”. */
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

export function spellChanges(
  { fields, before }: Pick<PlannedRow, 'fields' | 'before'>,
  book: ImportBook,
): SpelledChange[] {
  return Object.entries(fields).flatMap(([field, value]): SpelledChange[] => {
    const was = before?.[field];
    switch (field) {
      case 'widthText':
      case 'number':
        return [];
      case 'composition':
        return 'fibres' in fields ? [] : [change('Composition', was, value)];
      case 'fibres':
        return [change('Fibres', shares(was), shares(value))];
      case 'gsm':
        return [change('Weight', weight(was), weight(value))];
      case 'width':
        return [change('Width', inches(was), inches(value))];
      case 'moq':
        return [change('MOQ', minimum(was ?? 'Negotiable'), minimum(value))];
      case 'shades':
        return listed('shade', was, value, book.shades);
      case 'endUses':
        return listed('end use', was, value, []);
      case 'finishes':
        return listed('finish', was, value, []);
      case 'category':
        return [change('Collection', nameIn(was, book.collections), nameIn(value, book.collections))]; // oxfmt-ignore
      case 'leadShade':
        return [change('Main shade', nameIn(was, book.shades), nameIn(value, book.shades))];
      case 'title':
        return [change('Name', was, value)];
      default:
        return [{ label: labels[field] ?? field }];
    }
  });
}

const labels: Readonly<Record<string, string>> = { ...importFields, gsm: 'Weight', width: 'Width' };

function change(label: string, was: unknown, is: unknown): SpelledChange {
  return {
    label,
    ...(was !== undefined && was !== null && { was: String(was) }),
    ...(is !== undefined && is !== null && { is: String(is) }),
  };
}

function listed(what: string, was: unknown, is: unknown, names: readonly Named[]): SpelledChange[] {
  const [before, after] = [texts(was), texts(is)];
  const name = (key: string) => names.find((one) => one.key === key)?.name ?? key;
  const added = after.filter((key) => !before.includes(key)).map(name);
  const removed = before.filter((key) => !after.includes(key)).map(name);
  const label = (count: number) => `${count} ${count === 1 ? what : plural(what)}`;
  return [
    ...(added.length > 0 ? [{ label: `${label(added.length)} added`, added }] : []),
    ...(removed.length > 0 ? [{ label: `${label(removed.length)} taken off`, removed }] : []),
  ];
}

function plural(what: string): string {
  return what.endsWith('sh') ? `${what}es` : `${what}s`;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function nameIn(key: unknown, names: readonly Named[]): string | undefined {
  return names.find((one) => one.key === key)?.name;
}

function shares(value: unknown): string | undefined {
  return Array.isArray(value) ? spellShares(value as FibreShare[]) : undefined;
}

function weight(value: unknown): string | undefined {
  return value ? gsmFigure(value as GsmRecord) : undefined;
}

function inches(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return value === 'custom' ? 'custom' : `${String(value)} in`;
}

function minimum(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return spellMinimum(value as MinimumOrder).toLowerCase();
}
