import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './find-faults.ts';

/**
 * `equivalent`: the program does the same. `harmless`: nobody who uses or runs it could tell, or
 * only its speed changes. `gap`: a test is missing.
 */
export type Verdict = 'equivalent' | 'harmless' | 'gap';

export interface Judgement {
  readonly verdict: Verdict;
  readonly why: string;
}

const judgedFile = join(import.meta.dirname, 'judged.json');
const page = join(import.meta.dirname, '../../docs/mutants.md');

/** What a person has said about this survivor, if anybody has looked at it. */
export function judgementOf(fault: Fault): Judgement | undefined {
  const judged = JSON.parse(readFileSync(judgedFile, 'utf8')) as Record<string, Judgement>;
  return judged[keyOf(fault)];
}

/** Without the line: code above it may grow. */
function keyOf({ file, before, after }: Fault): string {
  return `${file}: ${oneLine(before)} → ${oneLine(after)}`;
}

export function spellFault(fault: Fault): string {
  return `${fault.file}:${fault.line}  ${fault.kind}: ${oneLine(fault.before)} → ${oneLine(fault.after)}`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

/** Writes docs/mutants.md: what was measured, and what is to be said about each survivor. */
export function writeSurvivors(summary: string, survivors: readonly Fault[]): void {
  const rows = survivors.map((fault) => {
    const { verdict, why } = judgementOf(fault) ?? { verdict: 'not judged yet', why: '' };
    const change = `\`${oneLine(fault.before)}\` → \`${oneLine(fault.after)}\``;
    return `| ${fault.file}:${fault.line} | ${change.replaceAll('|', '\\|')} | ${verdict} | ${why} |`;
  });
  const text = readFileSync(page, 'utf8');
  const mark = '<!-- survivors, written by: npm run bench mutants check -->';
  const head = text.slice(0, text.indexOf(mark) + mark.length);
  const table = ['| place | change | verdict | why |', '|---|---|---|---|', ...rows].join('\n');
  writeFileSync(page, `${head}\n\n${summary}\n\n${table}\n`);
}
