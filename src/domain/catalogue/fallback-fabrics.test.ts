import { expect, test } from 'vitest';
import { fallbackFabrics } from './fallback-fabrics.ts';

test('an unknown id gets five examples, one a series, in the order of popularity', () => {
  const examples = fallbackFabrics('silk-blends');
  expect(examples.map((example) => example.name)).toEqual([
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
  expect(examples.every((example) => example.price === 'Quote on Request')).toBe(true);
});

test('of an address only words reach the name', () => {
  expect(fallbackFabrics('<script>alert(1)</script>')[0]?.name).toBe(
    'Script Alert 1 Script Premium',
  );
  expect(fallbackFabrics('../..')[0]?.name).toBe('Made-to-Order Fabric Premium');
  expect(fallbackFabrics('x'.repeat(500))[0]?.name.length).toBeLessThan(60);
});
