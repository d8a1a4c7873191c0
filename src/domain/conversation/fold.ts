import {
  attributionStart,
  isForwardLine,
  isOriginalLine,
  isTailLine,
  matchesAttribution,
  matchesFieldLine,
  matchesRule,
} from './quote-lines.ts';

/** What was newly said, and what is repeated below it. Nothing is thrown away: both parts are kept. */
export interface Folded {
  readonly said: string;
  readonly quoted: string;
}

/** Stands in the text of an HTML mail where a known container of quoted text began. */
export const quoteMark = '\u2402quote\u2403';

/** No rule looks at more of a line, so none can be made slow. */
const longestLine = 400;
const longestText = 200_000;
const mostLines = 4000;

/** `sent` is what we wrote before: lines that are equal to it are quoted, whatever a program made of them. */
export function fold(text: string, sent: readonly string[] = []): Folded {
  const all = text.slice(0, longestText).replace(/\r\n?/g, '\n').split('\n');
  const lines = mendWrapped(all.slice(0, mostLines));
  const looked = lines.map((line) =>
    line.length > longestLine ? `${line.slice(0, longestLine)}…` : line,
  );
  const cut = Math.min(findCut(looked), findKnown(looked, sent));
  const quoted: string[] = [];
  const said: string[] = [];
  for (let i = 0; i < cut; i += 1) {
    if (isQuoted(looked[i]!)) {
      quoted.push(lines[i]!);
      continue;
    }
    // An attribution that introduces quoted lines between answers.
    const span = isAttribution(looked, i) ? wrapLength(looked, i) : 0;
    if (span > 0 && isQuoted(nextFilled(looked, i + span) ?? '')) {
      quoted.push(...lines.slice(i, i + span));
      i += span - 1;
      continue;
    }
    said.push(lines[i]!);
  }
  quoted.push(...lines.slice(cut), ...all.slice(mostLines));
  const tail = said.findIndex((line, i) => line.length <= longestLine && isTailLine(said, i));
  const kept = tail < 0 ? said : said.slice(0, tail);
  const clean = tidy(kept);
  const rest = tidy(tail < 0 ? quoted : [...said.slice(tail), ...quoted]);
  // A forward, or a mail of quotes only: show it rather than nothing.
  if (clean === '' && rest !== '' && isAllQuoted(looked)) return { said: rest, quoted: '' };
  return { said: clean, quoted: rest };
}

/** The first line from which everything is the old mail. */
function findCut(lines: readonly string[]): number {
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    if (line === quoteMark) {
      const before = previousFilled(lines, i);
      return isAttribution(lines, before) ? attributionFrom(lines, before) : i;
    }
    // What is forwarded is what the sender wants us to read.
    if (isForwardLine(line)) return lines.length;
    if (isOriginalLine(line)) return i;
    if (matchesRule(line) && countFields(lines, i + 1) >= 2) return i;
    if (matchesFieldLine(line) && countFields(lines, i) >= 3) return i;
    if (isHeadBlock(lines, i)) return i;
    if (!isAttribution(lines, i)) continue;
    const rest = lines.slice(i + wrapLength(lines, i)).filter((one) => one.trim() !== '');
    // All below is quoted, or nothing is marked at all (Zoho, Yahoo): the rest is the old mail.
    // Otherwise the answers stand below or between the quotes, and only marked lines go.
    if (rest.every(isQuoted) || !rest.some(isQuoted)) return i;
  }
  return lines.length;
}

/** Lines in a row that we wrote ourselves, without any mark: from there on it is our mail. */
function findKnown(lines: readonly string[], sent: readonly string[]): number {
  const own = new Set(
    sent.slice(0, 10).flatMap((text) => text.slice(0, 20_000).split('\n').map(plain)),
  );
  let first = -1;
  let letters = 0;
  for (let i = 0; i < lines.length; i += 1) {
    const line = isQuoted(lines[i]!) ? '>' : plain(lines[i]!);
    if (line === '') continue;
    if (!own.has(line)) {
      first = -1;
      letters = 0;
      continue;
    }
    if (first < 0) first = i;
    letters += line.length;
    // A greeting alone may be the buyer's own.
    if (letters >= 60 && first > 0) return first;
  }
  return lines.length;
}

function plain(line: string): string {
  return line
    .slice(0, longestLine)
    .replace(/^[\s>|]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function attributionFrom(lines: readonly string[], at: number): number {
  const isBroken = !attributionStart.test(lines[at]!.trim()) && (lines[at - 1] ?? '').trim() !== '';
  return isBroken ? at - 1 : at;
}

function isAttribution(lines: readonly string[], i: number): boolean {
  if (i < 0 || (lines[i] ?? '').trim() === '') return false;
  return matchesAttribution(lines.slice(i, i + wrapLength(lines, i)).join(' '));
}

/** Mail programs wrap the line: "On … <sales@…>\nwrote:". */
function wrapLength(lines: readonly string[], i: number): number {
  for (let n = 1; n <= 3; n += 1) {
    const piece = lines.slice(i, i + n);
    if (piece.some((line) => line.trim() === '' || isQuoted(line))) return 1;
    if (matchesAttribution(piece.join(' '))) return n;
  }
  return 1;
}

function countFields(lines: readonly string[], from: number): number {
  let fields = 0;
  for (const line of lines.slice(from, from + 9)) {
    if (line.trim() === '') {
      if (fields > 0) break;
    } else if (matchesFieldLine(line)) fields += 1;
    else if (fields === 0) break;
  }
  return fields;
}

/** In any language: three or more "Word: value" lines, one with an address, one with a year. */
function isHeadBlock(lines: readonly string[], from: number): boolean {
  const block: string[] = [];
  for (const line of lines.slice(from, from + 8)) {
    if (!/^\s*\*{0,2}[\p{L}\p{M}][\p{L}\p{M} .'-]{0,24}\s?[:：]\*{0,2}\s?\S/u.test(line)) break;
    block.push(line);
  }
  return (
    block.length >= 3 &&
    block.some((line) => line.includes('@')) &&
    block.some((line) => /\b(?:19|20)\d\d\b/.test(line))
  );
}

function isAllQuoted(lines: readonly string[]): boolean {
  return lines.some(isForwardLine) || lines.every((line) => line.trim() === '' || isQuoted(line));
}

function isQuoted(line: string): boolean {
  return /^\s{0,3}>/.test(line);
}

/** A gateway broke a long quoted line: "> … pharetra d" / "ignissim odio?" / ">". */
function mendWrapped(lines: readonly string[]): string[] {
  return lines.map((line, i) => {
    const isTorn =
      line.length < 60 &&
      /^\p{Ll}/u.test(line) &&
      /^>.{59}/.test(lines[i - 1] ?? '') &&
      (lines[i + 1] ?? '').startsWith('>');
    return isTorn ? `> ${line}` : line;
  });
}

function nextFilled(lines: readonly string[], from: number): string | undefined {
  return lines.slice(from).find((line) => line.trim() !== '');
}

function previousFilled(lines: readonly string[], before: number): number {
  let i = before - 1;
  while (i >= 0 && lines[i]!.trim() === '') i -= 1;
  return i;
}

/** By line: a pattern for spaces before a line's end takes minutes on a text of spaces. */
function tidy(lines: readonly string[]): string {
  const kept = lines.filter((line) => line !== quoteMark).map((line) => line.trimEnd());
  return kept
    .filter((line, i) => line !== '' || kept[i - 1] !== '')
    .join('\n')
    .trim();
}
