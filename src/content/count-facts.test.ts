import { expect, test } from 'vitest';
import { requireContent } from '../../tests/support/content/many-fabrics.ts';
import { shippedRecords } from './records/assemble-records.ts';
import { shippedContent } from './shipped-content.ts';
import { countFacts } from './count-facts.ts';

test('texts that count follow what is there', () => {
  const [[key], ...rest] = Object.entries(shippedRecords.question) as [[string, object]];
  const cotton = Object.entries(shippedRecords.fabric).find(
    ([, { composition }]) => composition === '100% Cotton',
  )!;
  const content = requireContent({
    ...shippedRecords,
    question: Object.fromEntries(rest),
    fabric: { ...shippedRecords.fabric, [cotton[0]]: { ...cotton[1], extra: true } },
  });
  expect(key).toBeDefined();
  expect(shippedContent.faq.page.lead).toMatch(/^Ten answers.* the eleventh\.$/);
  expect(content.faq.page.lead).toMatch(/^Nine answers.* the tenth\.$/);
  const landing = content.categories.find(({ id }) => id === 'pure-cotton-fabrics')!;
  expect(landing.second.description).toMatch(/^Nine structures/);
});

test('a collection without fabrics is counted too', () => {
  const counts = countFacts({ ...shippedContent, fabrics: [] });
  expect(counts.shown['nylon-classics']).toBe(0);
  expect(counts.fabrics).toBe(0);
});
