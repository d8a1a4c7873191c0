import { expect, test } from 'vitest';
import { fallbackFabrics } from './fallback-fabrics.ts';

test('an unknown id gets five examples, one a series, in the order of popularity', () => {
  const examples = fallbackFabrics('silk-blends');
  expect(examples.map((example) => example.title)).toEqual([
    'Silk Blends Premium',
    'Silk Blends Professional',
    'Silk Blends Luxury',
    'Silk Blends Standard',
    'Silk Blends Custom',
  ]);
});

test('the examples carry the two minimum orders of generated products, and no price', () => {
  const examples = fallbackFabrics('silk');
  expect(new Set(examples.map((example) => example.moq))).toEqual(
    new Set(['Flexible MOQ', '500-1000 meters']),
  );
});

test('each example says what it is made of and what the series means', () => {
  for (const { id, composition, gsm, width, description } of fallbackFabrics('silk')) {
    expect(id).toMatch(/^[a-z]+-example$/);
    expect([composition, gsm, width]).toEqual(['To your specification', 'Customizable', 'Custom']);
    expect(description).toMatch(/^[A-Z].{40,}\.$/);
  }
});

test('a premium, luxury or custom example has a flexible minimum', () => {
  const flexible = fallbackFabrics('silk').filter(({ moq }) => moq === 'Flexible MOQ');
  expect(flexible.map(({ series }) => series)).toEqual(['Premium', 'Luxury', 'Custom']);
});

test('of an address only words reach the name', () => {
  expect(fallbackFabrics('<script>alert(1)</script>')[0]?.title).toBe(
    'Script Alert 1 Script Premium',
  );
  expect(fallbackFabrics('../..')[0]?.title).toBe('Made-to-Order Fabric Premium');
  expect(fallbackFabrics('x'.repeat(500))[0]?.title).toBe(`X${'x'.repeat(39)} Premium`);
  expect(fallbackFabrics(`${'x'.repeat(39)}-y`)[0]?.title).toBe(`X${'x'.repeat(38)} Premium`);
});
