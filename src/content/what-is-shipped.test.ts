import { expect, test } from 'vitest';
import { countFacts } from './count-facts.ts';
import { shippedRecords } from './records/assemble-records.ts';
import { shippedContent } from './shipped-content.ts';

// The one place that says how much is shipped; every other test holds for any content.
test('the demonstration mill ships so much', () => {
  const { fabrics, questions, reviews, articles, guides, designs } = countFacts(shippedContent);
  expect({ fabrics, questions, reviews, articles, guides, designs }).toEqual({
    fabrics: 90,
    questions: 10,
    reviews: 6,
    articles: 11,
    guides: 7,
    designs: {
      'pure-cotton-fabrics': 10,
      'polyester-cotton-knits': 29,
      'breathable-cotton-nylon-collection': 35,
      'nylon-classics': 16,
    },
  });
  expect(Object.keys(shippedContent.shades)).toHaveLength(62);
  expect(Object.keys(shippedRecords.yarn)).toHaveLength(41);
});
