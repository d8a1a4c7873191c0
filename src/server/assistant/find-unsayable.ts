import { findForbidden, type Forbidden } from '../../domain/assistant/forbidden.ts';
import { mill } from '../../content/mill.ts';
import { instructions } from './provider/instructions.ts';

export type Unsaid = Forbidden | 'foreign link' | 'markup' | 'instructions';

/**
 * The first part of an AI service's answer that no visitor may see. A visitor can persuade the service
 * to write anything, so instructions alone cannot decide what is shown.
 */
export function findUnsayable(text: string): Unsaid | undefined {
  const stated = findForbidden(text);
  if (stated) return stated;
  if (/<[a-z!/?][^<>]{0,200}>|<!--|&#?\w{1,8};/i.test(text)) return 'markup';
  if (foreign.test(withoutOwn(text))) return 'foreign link';
  return inRows(text).some((row) => secrets.has(row)) ? 'instructions' : undefined;
}

/** Tools return only paths of this site and the mill's own addresses; any other link was injected. */
const foreign =
  /\b[a-z][a-z\d+.-]{0,20}:\/\/|\b(?:javascript|data|vbscript):|\bwww\.|\]\(\s{0,9}(?!\/(?![/\\])|#)/i;

function withoutOwn(text: string): string {
  return own.reduce((rest, address) => rest.replaceAll(address, '/'), text);
}

const own: readonly string[] = [
  mill.whatsapp.base,
  `mailto:${mill.sales.email}`,
  ...mill.contacts.map(({ tel }) => `tel:${tel}`),
];

/** Nine words in a row that match the instructions are a leak and not a coincidence. */
const row = 9;

function inRows(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(row - 1).map((_, i) => words.slice(i, i + row).join(' '));
}

const secrets: ReadonlySet<string> = new Set(instructions.split('\n').flatMap(inRows));
