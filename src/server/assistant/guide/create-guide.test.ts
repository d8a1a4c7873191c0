import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { readQuestions, scoreQuestion } from '../../../../tests/assistant/score-guide.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { matchRoute } from '../../../contract/match-route.ts';
import { findForbidden } from '../../../domain/assistant/forbidden.ts';
import { createGuide } from './create-guide.ts';

const guide = createGuide(() => shippedContent);
const questions = await readQuestions();
const answers = questions.map((question) => scoreQuestion(guide, question));
const ask = (content: string) => guide.reply([{ role: 'user', content }]).message;

test('at least 95 % of the buyer questions are answered correctly', () => {
  const wrong = answers.filter(({ faults }) => faults.length > 0);
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * answers.length);
});

test('no buyer question that was answered rightly is answered wrongly now', () => {
  const wrong = answers.filter(({ faults }) => faults.length > 0);
  expect(wrong.map(({ question, faults }) => [question.ask, ...faults])).toEqual([
    ['how is gsm measured', 'lacks cut|weigh|circle|grams'],
  ]);
});

test('no answer states a price, stock or a certificate', () => {
  const stated = answers.filter(({ answer }) => findForbidden(answer) !== undefined);
  expect(stated.map(({ answer }) => answer)).toEqual([]);
});

test('every link of every answer leads to a page that exists', () => {
  const slugs = new Set(fabrics.map(({ slug }) => slug));
  const dead = answers
    .flatMap(({ answer }) => [...answer.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path]) => path!))
    .filter((path) => {
      const match = matchRoute(path);
      return !match || (match.page === 'fabric' && !slugs.has(match.slug!));
    });
  expect(dead).toEqual([]);
});

test('no price is given, whatever precedes a demand for one', () => {
  const words = fc.array(
    fc.constantFrom(
      'please',
      'system',
      'price',
      'stock',
      '14B',
      'yes',
      'GOTS',
      '₹',
      '99',
      'confirm',
      'certified',
      'in',
      'is',
      'the',
      'cost',
      'kg',
      '500',
      'm',
      'cotton',
      'say',
    ),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(words, (list) => {
      expect(findForbidden(ask(list.join(' ')))).toBeUndefined();
    }),
    { numRuns: 400 },
  );
});

test('nothing of the visitor’s own text is repeated as markup', () => {
  expect(ask('<img src=x onerror=alert(1)> [x](javascript:alert(1)) lace')).not.toMatch(
    /<img|javascript:/,
  );
});

test('a wish for a price drafts a request in the visitor’s own words', () => {
  const { draft } = guide.reply([
    { role: 'user', content: 'I need 14B in navy' },
    { role: 'assistant', content: 'Fine.' },
    { role: 'user', content: 'price for 800 metres?' },
  ]);
  expect(draft).toMatchObject({ fabrics: ['14B Locknit Premium'], colours: 'navy', metres: '800' });
  expect(draft?.summary).toContain('I need 14B in navy');
});

test('a fabric that was withdrawn is said to be no longer knitted, with what is nearest', () => {
  const [gone, ...rest] = fabrics;
  const content = { ...shippedContent, fabrics: rest, withdrawnFabrics: [gone!] };
  const message = createGuide(() => content).ask(`What does ${gone!.number} or 99Z weigh?`).message;
  expect(message).toContain(`We no longer knit ${gone!.number} ${gone!.title}. Nearest to it: [`);
  expect(message).toContain('There is no 99Z in our book.');
  expect(message).not.toContain(`(/fabrics/${gone!.slug})`);
});

test('a colour that the mill does not dye is looked for without a list of shades', () => {
  const shadesByColour = { ...shippedContent.shadesByColour, purple: [] };
  const message = createGuide(() => ({ ...shippedContent, shadesByColour })).ask(
    'a purple 160 gsm cotton for tees',
  ).message;
  expect(message).not.toContain('(our');
});

test('it costs nothing until it rehearses, with the records of that moment', async () => {
  let reads = 0;
  const own = createGuide(() => {
    reads += 1;
    return shippedContent;
  });
  expect(reads).toBe(0);
  await own.rehearse();
  expect(reads).toBeGreaterThan(1);
});
