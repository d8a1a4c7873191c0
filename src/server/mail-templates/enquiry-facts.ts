import { readChatLines, speakerNames } from '../../contract/enquiry/chat-lines.ts';
import type { EnquiryRow } from '../db/schema.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Everything the visitor filled in, whatever the kind of enquiry, in the order of the form. */
export function enquiryFacts(enquiry: Pick<EnquiryRow, 'payload'>): Fact[] {
  const payload = JSON.parse(enquiry.payload) as Record<string, unknown>;
  return Object.entries(payload)
    .map(([key, value]) => ({
      label: labels[key] ?? spelledOut(key),
      value: spoken(key === 'conversation' ? spokenLines(value) : value),
    }))
    .filter(({ value }) => value !== '');
}

const labels: Readonly<Record<string, string>> = {
  email: 'E-mail',
  product: 'Fabric',
  productName: 'Fabric',
  gsm: 'GSM',
  useCase: 'Use',
  website: 'Spam trap',
  lines: 'Fabrics',
  fabrics: 'Swatches',
  utm: 'Campaign',
  landing: 'First page',
};

/** `preferredTime` becomes "Preferred time". */
function spelledOut(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Visitor: Lace?`, one below the other. A line break in a message must not look like a new speaker. */
function spokenLines(conversation: unknown): string {
  return readChatLines(conversation)
    .map(({ from, content }) => `${speakerNames[from]}: ${content.replace(/\n+/g, '\n… ')}`)
    .join('\n');
}

function spoken(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(spoken).join(value.some(isObject) ? '\n' : ', ');
  return Object.entries(value)
    .filter(([key]) => key !== 'slug')
    .map(([key, part]) => (key === 'metres' ? inMetres(spoken(part)) : spoken(part)))
    .filter(Boolean)
    .join(' · ');
}

/** A plain number in a line's field for metres means metres. */
export function inMetres(text: string): string {
  return /^\d[\d,. ]*$/.test(text) ? `${text} m` : text;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
