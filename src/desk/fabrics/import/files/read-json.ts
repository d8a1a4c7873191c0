import type { RecordBody } from '../../../../domain/publishing/merge-changes.ts';
import { findBodyFault } from '../../../../domain/publishing/plain-body.ts';
import { decodeText } from './decode-text.ts';
import type { ReadFile, Sheet } from './read-table.ts';
import { fileLimits } from './read-table.ts';

/** Records as our own export writes them, or any list of flat objects as a table. */
export type JsonContent =
  | { readonly kind: 'records'; readonly records: readonly RecordBody[] }
  | { readonly kind: 'table'; readonly sheets: readonly Sheet[] };

/** The mark of our own files. */
export const ownFormat = 'taana-fabrics';

export function readJson(bytes: Uint8Array, name: string): ReadFile<JsonContent> {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes).replace(/^\ufeff/, ''));
  } catch {
    return {
      ok: false,
      error: 'This file cannot be read as JSON. It may have been cut off; please save it again.',
    };
  }
  const own = isGroup(value) && value['format'] === ownFormat;
  const list = Array.isArray(value) ? value : isGroup(value) ? value['fabrics'] : undefined;
  if (!Array.isArray(list) || !list.every(isGroup)) {
    return { ok: false, error: 'This JSON holds no list of fabrics.' };
  }
  if (list.length > fileLimits.rows) return { ok: false, error: tooMany };
  if (!own) return { ok: true, content: { kind: 'table', sheets: [toSheet(list, name)] } };
  const fault = list.map(findBodyFault).find(Boolean);
  if (fault) return { ok: false, error: fault.message };
  return { ok: true, content: { kind: 'records', records: list.map(ownFields) } };
}

const tooMany = `A file can hold at most ${fileLimits.rows} rows.`;

/** Fields that a list may carry to another book: not its keys, its addresses and its pictures. */
const carried: ReadonlySet<string> = new Set([
  'number',
  'title',
  'composition',
  'fibres',
  'gsm',
  'width',
  'widthText',
  'moq',
  'category',
  'extra',
  'description',
  'shades',
  'shadesInOrder',
  'leadShade',
  'construction',
  'yarns',
  'machine',
  'finishes',
  'endUses',
  'care',
]);

export function ownFields(body: RecordBody): RecordBody {
  return Object.fromEntries(Object.entries(body).filter(([field]) => carried.has(field)));
}

function toSheet(list: readonly RecordBody[], name: string): Sheet {
  const heads = [...new Set(list.flatMap((one) => Object.keys(one)))].slice(0, fileLimits.columns);
  const rows = list.map((one) => heads.map((head) => toText(one[head])));
  return { name, rows: [heads, ...rows] };
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'object' ? '' : String(value).slice(0, fileLimits.letters);
}

function isGroup(value: unknown): value is RecordBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
