import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import judged from '../../support/attack/judged-expressions.json' with { type: 'json' };
import { boundedExpressions } from '../../support/attack/attack-bounded.ts';
import { findExpressions, judge } from '../../support/attack/attack-expressions.ts';
import { worstCase } from '../../support/attack/attack-linear.ts';
import { openGuard } from '../../../src/server/assistant/guard/open-guard.ts';
import { createGuide } from '../../../src/server/assistant/guide/create-guide.ts';
import { releaseSentences, Unsayable } from '../../../src/server/assistant/release-sentences.ts';
import { emailPattern } from '../../../src/domain/enquiry/email-pattern.ts';
import { formValues } from '../../../src/contract/form-values.ts';
import { chooseFormat } from '../../../src/server/images/image-address.ts';
import { within } from '../../support/patience.ts';
import { readMediaKind } from '../../../src/server/http/read-input.ts';

const { found, made } = findExpressions();
const known = new Set(judged);
const isBounded = (at: string) => boundedExpressions.some(({ file }) => at.startsWith(`${file}:`));

test(
  'every regular expression has been judged by the checker',
  () => {
    expect(found.length).toBeGreaterThan(200);
    const fresh = found.filter(
      ({ source, flags, at }) => !known.has(`/${source}/${flags}`) && !isBounded(at),
    );
    const slow = fresh
      .map((expression) => ({ ...expression, ...judge(expression, within(5000)) }))
      .filter(({ status }) => status !== 'safe')
      .map(({ at, status, complexity, attack }) => `${at} ${status} ${complexity} ${attack}`);
    expect(slow).toEqual([]);
  },
  within(60_000),
);

test('the checker recognises a slow expression', () => {
  const slow = ['^(a|a)*$', '^(\\w+\\s?)*$', '^[^@]+@[^@]+\\.[^@]+$'];
  for (const source of slow) {
    expect(judge({ source, flags: '', at: '' }, 5000).status).toBe('vulnerable');
  }
});

test('expressions built at runtime are built from our own text only', () => {
  expect(made).toEqual([
    'src/domain/assistant/read-measures.ts',
    'src/domain/conversation/quote-lines.ts',
    'src/domain/enquiry/reference.ts',
    'src/server/desk/threads/find-thread.ts',
    'src/server/images/image-address.ts',
  ]);
});

describe('an expression that the checker cannot call safe reads bounded text', () => {
  test.for(boundedExpressions)('$file: $why', { timeout: within(60_000) }, ({ file, longest }) => {
    const slow = found
      .filter(({ at }) => at.startsWith(`${file}:`))
      .filter(({ source, flags }) => !known.has(`/${source}/${flags}`))
      .map((expression) => ({ at: expression.at, ms: worstCase(expression, longest) }))
      .filter(({ ms }) => ms > within(25));
    expect(slow).toEqual([]);
  });
});

describe('the longest accepted text takes almost no time', () => {
  const guide = createGuide(() => shippedContent);
  guide.reply([{ role: 'user', content: 'Hello' }]);
  const guard = openGuard(shippedContent, [{ role: 'user', content: 'Hello' }]);
  const ask = (content: string) => guide.reply([{ role: 'user', content }]);
  const full = (seed: string) => seed.repeat(4000).slice(0, 4000);

  test.for([
    ['an e-mail address of 60 KB', () => emailPattern.test(`a@b${'.b'.repeat(30_000)}@`)],
    ['a type of 15 KB', () => readMediaKind(oddType())],
    ['a wish for pictures of 15 KB', () => hostileAccept.map(chooseFormat)],
    ['a form of 16,000 values', () => formValues(Array.from({ length: 16_000 }, () => ['a', '1']))],
    ['a question of zeros', () => ask(full('0'))],
    ['a question of figures', () => ask(full('1,111'))],
    ['a question that unfolds', () => ask(full('ﷺ'))],
    ['a question of limits', () => ask(full('under 1'))],
    ['a question of tees', () => ask(full('how many tee '))],
    ['four hundred messages', () => guide.reply(longTalk())],
    ['an answer of digits', () => release('1,', 3900)],
    ['an answer of brackets', () => release('<a', 3900)],
  ] as const)('%s', ([, work]) => {
    const ms = Math.min(...[0, 0, 0].map(() => spent(work)));
    expect(ms).toBeLessThan(within(50));
  });

  const hostileAccept = [', ', 'image/avif;', 'image/avif\t', ',\t', 'image/webp;q=0'].map((seed) =>
    `image/avif${seed.repeat(15_000)}`.slice(0, 15_000),
  );

  test('an answer of two thousand sentences of any kind', () => {
    const sentences = releaseSentences(guard);
    const times = Array.from({ length: 1900 }, () => spent(() => sentences.add('no. ')));
    expect(Math.max(...times)).toBeLessThan(within(50));
  });

  function longTalk() {
    const line = { role: 'user', content: 'how many tee x '.repeat(80) } as const;
    return [
      ...Array.from({ length: 399 }, () => line),
      { role: 'user', content: 'price?' } as const,
    ];
  }

  function release(piece: string, times: number): void {
    const sentences = releaseSentences(guard);
    for (let i = 0; i < times; i += 1) sentences.add(piece);
    expect(() => sentences.end()).toThrow(Unsayable);
  }

  function oddType(): Headers {
    return new Headers({ 'content-type': `application/json; charset=x${'\t'.repeat(15_000)}"x` });
  }

  function spent(work: () => unknown): number {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
});
