import type { Lapping, LappingFault, Link, Result } from '../types.ts';

/** Widest pattern chain we accept; a higher number is a slip of the pen, not a lap. */
const highestSpace = 48;

/** Reads chain notation such as `1-0/1-2//`; the closing `//` and blanks may be left out. */
export function parseLapping(text: string): Result<Lapping, LappingFault> {
  const chain = text.replace(/\s+/g, '').replace(/\/+$/, '');
  if (chain === '') return { ok: false, fault: { kind: 'empty' } };
  const links: Link[] = [];
  for (const [index, part] of chain.split('/').entries()) {
    const link = parseLink(part, index + 1);
    if (!link.ok) return link;
    links.push(link.value);
  }
  const [first, ...rest] = links;
  return first ? { ok: true, value: [first, ...rest] } : { ok: false, fault: { kind: 'empty' } };
}

function parseLink(text: string, course: number): Result<Link, LappingFault> {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  if (!match) return { ok: false, fault: { kind: 'unreadable link', course, text } };
  const from = Number(match[1]);
  const to = Number(match[2]);
  if (Math.max(from, to) > highestSpace)
    return { ok: false, fault: { kind: 'space too high', course, text } };
  if (Math.abs(from - to) > 1)
    return { ok: false, fault: { kind: 'overlap over more than one needle', course, text } };
  return { ok: true, value: { from, to } };
}

/** Writes a chain as the record card has it: `1-0/1-2//`. */
export function printLapping(lapping: Lapping): string {
  return `${lapping.map((link) => `${link.from}-${link.to}`).join('/')}//`;
}
