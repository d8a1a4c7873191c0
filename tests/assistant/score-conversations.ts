import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent } from '../../src/content/site-content.ts';
import { findForbidden } from '../../src/domain/assistant/forbidden.ts';
import {
  type BehaviourId,
  behaviourIds,
  degreeOf,
} from '../../src/domain/fabric/behaviour/behaviour.ts';
import type { Fabric } from '../../src/domain/fabric/fabric.ts';
import type { Guide } from '../../src/server/assistant/guide/create-guide.ts';

interface Turn {
  readonly ask: string;
  /** Each check holds if one of its alternatives does. */
  readonly checks: readonly string[];
}

export interface ScoredTurn extends Turn {
  readonly answer: string;
  /** Empty for a right turn. */
  readonly faults: readonly string[];
  readonly invented: readonly string[];
  readonly hasPrice: boolean;
  readonly ms: number;
}

export async function readConversations(name: string): Promise<Turn[][]> {
  const text = await readFile(join(import.meta.dirname, `${name}.txt`), 'utf8');
  return text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.includes(' => ')))
    .map((lines) => lines.filter((line) => !line.startsWith('#')).map(readTurn))
    .filter((turns) => turns.length > 0);
}

function readTurn(line: string): Turn {
  const [ask = '', checks = ''] = line.split(' => ');
  return { ask, checks: cut(checks, ' ') };
}

/** Cuts at a sign that does not stand between two slashes. */
function cut(text: string, sign: string): string[] {
  const parts = [''];
  let inside = false;
  for (const letter of text) {
    if (letter === '/') inside = !inside;
    if (letter === sign && !inside) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}

export function scoreConversation(
  guide: Pick<Guide, 'reply'>,
  content: SiteContent,
  turns: readonly Turn[],
): ScoredTurn[] {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  return turns.map((turn) => {
    messages.push({ role: 'user', content: turn.ask });
    const started = performance.now();
    const { message: answer } = guide.reply(messages);
    const ms = performance.now() - started;
    messages.push({ role: 'assistant', content: answer });
    const fabrics = linked(content, answer);
    const faults = turn.checks.filter(
      (check) => !cut(check, '|').some((one) => holds(one, answer, fabrics, content)),
    );
    const hasPrice = findForbidden(answer) !== undefined;
    return { ...turn, answer, faults, hasPrice, invented: inventedFigures(content, answer), ms };
  });
}

function linked({ fabrics }: SiteContent, answer: string): Fabric[] {
  const slugs = new Set(
    [...answer.matchAll(/\]\(\/fabrics\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug),
  );
  return fabrics.filter(({ slug }) => slugs.has(slug));
}

const categories: Readonly<Record<string, string>> = {
  cotton: 'pure-cotton-fabrics',
  pc: 'polyester-cotton-knits',
  cn: 'breathable-cotton-nylon-collection',
  nylon: 'nylon-classics',
};

function holds(
  check: string,
  answer: string,
  fabrics: readonly Fabric[],
  { shadesByColour }: SiteContent,
): boolean {
  if (check === 'lists') return fabrics.length > 0;
  if (check === 'asks') return answer.includes('?') && fabrics.length === 0;
  if (check.startsWith('/'))
    return new RegExp(check.slice(1, check.lastIndexOf('/')), 'i').test(answer);
  if (check.startsWith('!/'))
    return !new RegExp(check.slice(2, check.lastIndexOf('/')), 'i').test(answer);
  const [, field = '', sign = '', value = ''] = /^([a-z]+)(!=|<=|>=|=)(.+)$/.exec(check) ?? [];
  if (field === 'has') return fabrics.some(({ number }) => number === value);
  if (field === 'no') return !fabrics.some(({ number }) => number === value);
  const test = (fabric: Fabric): boolean => {
    if (field === 'cat') return fabric.categoryId === categories[value];
    if (field === 'fam') return value.split(',').includes(fabric.construction.family);
    if (field === 'use') return fabric.endUses.some((use) => use.startsWith(value));
    if (field === 'fib') return fabric.fibres.some(({ fibre }) => fibre === value);
    if (field === 'fin') return fabric.finishes.some((finish) => finish.startsWith(value));
    if (field === 'shade')
      return fabric.shades.some(({ name }) => shadesByColour[value as 'red'].includes(name));
    if (field === 'gsm') return within(fabric, sign, Number(value));
    if (field === 'w')
      return fabric.width.kind === 'inches' && fabric.width.inches >= Number(value);
    if ((behaviourIds as readonly string[]).includes(field))
      return degreeOf(fabric, field as BehaviourId) === value;
    throw new Error(`Unknown check: ${check}`);
  };
  if (sign === '!=') return fabrics.length > 0 && !fabrics.some(test);
  return fabrics.length > 0 && fabrics.every(test);
}

function within({ gsm }: Fabric, sign: string, bound: number): boolean {
  if (gsm.kind === 'customizable') return false;
  const [from, to] = gsm.kind === 'single' ? [gsm.gsm, gsm.gsm] : [gsm.from, gsm.to];
  return sign === '<=' ? to <= bound : to >= bound && from >= bound - 20;
}

/** Weights, widths and shares in the line of a fabric that its record does not have. */
function inventedFigures({ fabrics }: SiteContent, answer: string): string[] {
  return answer.split('\n').flatMap((line) => {
    const slug = /^- \*\*\[[^\]]+\]\(\/fabrics\/([a-z0-9-]+)\)/.exec(line)?.[1];
    const fabric = fabrics.find((one) => one.slug === slug);
    if (!fabric) return [];
    const { gsm, width, fibres } = fabric;
    const weight =
      gsm.kind === 'single' ? String(gsm.gsm) : gsm.kind === 'range' ? `${gsm.from}–${gsm.to}` : '';
    return [
      ...[...line.matchAll(/([\d–]+) GSM/g)].filter(
        ([, figure]) => !weight.split('–').includes(figure!) && figure !== weight,
      ),
      ...[...line.matchAll(/(\d+) inches wide/g)].filter(
        ([, figure]) => width.kind !== 'inches' || String(width.inches) !== figure,
      ),
      ...[...line.matchAll(/(\d+)% ([a-z]+)/g)].filter(
        ([, share, fibre]) =>
          !fibres.some((one) => one.fibre === fibre && String(one.percent) === share),
      ),
    ].map(([text]) => `${slug}: ${text}`);
  });
}
