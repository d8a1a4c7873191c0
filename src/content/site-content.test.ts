import { expect, test } from 'vitest';
import { shippedContent } from './shipped-content.ts';
import { assembleContent, perContent } from './site-content.ts';

test('no text of the shipped content still holds a token', () => {
  const { fabrics: _fabrics, ...texts } = shippedContent;
  expect(JSON.stringify(texts)).not.toMatch(/\{[a-z]+\.[\w.-]+(\|\w+)?\}/);
});

test('the content is plain data: it can be stored and sent to another process', () => {
  expect(structuredClone(shippedContent)).toEqual(shippedContent);
  expect(JSON.parse(JSON.stringify(shippedContent))).toEqual(shippedContent);
});

test('a table is made once for each content', () => {
  let made = 0;
  const table = perContent(({ mill }) => {
    made += 1;
    return mill.name;
  });
  const other = assembleContent({
    ...shippedContent,
    mill: { ...shippedContent.mill, name: 'Rewa Knits' },
  });
  expect([table(shippedContent), table(other), table(shippedContent)]).toEqual([
    shippedContent.mill.name,
    'Rewa Knits',
    shippedContent.mill.name,
  ]);
  expect(made).toBe(2);
});
