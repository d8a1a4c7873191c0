import { describe, expect, test } from 'vitest';
import { createGuide } from './create-guide.ts';

const guide = createGuide();
const answerTo = (question: string) => guide.ask(question).message.split('\n');

describe('the heading of a suggestion', () => {
  test.each([
    ['net up to 100 gsm', /^\d+ fabrics in the book are net, up to 100 GSM\. The nearest first:$/],
    [
      'nylon between 100 and 140 gsm',
      /^\d+ fabrics in the book are Nylon Classic, 100–140 GSM\. The nearest first:$/,
    ],
    [
      'lace from 400 gsm',
      'No recorded fabric is lace, from 400 GSM. Without the weight, these come nearest; weight, width and shade can also be made to order:',
    ],
    ['lightest lace', /^\d+ fabrics in the book are lace\. The lightest first:$/],
  ])('%s', (question, heading) => expect(answerTo(question)[0]).toMatch(heading));
});

test('four fabrics are shown, and the catalogue where there are more', () => {
  const lines = answerTo('net up to 100 gsm');
  expect(lines[1]).toBe('');
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(4);
  expect(lines.slice(-2)).toEqual(['', '[See them all in the catalogue](/catalogue).']);
  const few = answerTo('160 gsm 60 inches cotton').filter((line) => line.startsWith('- '));
  expect(few.length).toBeLessThan(4);
  expect(answerTo('160 gsm 60 inches cotton').join()).not.toContain('See them all');
});

test('a fabric says in which shades of a colour it is recorded', () => {
  const own = 'any other is dyed to your swatch after a lab dip.';
  const name = '**[14B Locknit Premium](/fabrics/locknit-premium-14b)**';
  expect(answerTo('is 14B available in blue')).toEqual([
    `${name}: recorded in blue as Neel; ${own}`,
  ]);
  expect(answerTo('is 14B available in purple')).toEqual([
    `${name}: no purple among its recorded shades; ${own}`,
  ]);
});

test('without weight and width it says what metres and kilos depend on', () => {
  const [rule, gap, source] = answerTo('how many metres in 50 kg');
  expect(rule).toContain('kilos = metres × width in metres × GSM ÷ 1000.');
  expect(rule).toContain('500 metres at 180 GSM and 60 inches weigh about 137 kg.');
  expect([gap, source]).toEqual([
    '',
    '*Source: [From GSM to metres and kilos](/blog/what-is-gsm-fabric-weight-chart)*',
  ]);
});
