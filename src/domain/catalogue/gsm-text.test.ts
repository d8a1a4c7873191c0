import { expect, test } from 'vitest';
import { defaultDescription } from './default-description.ts';
import { gsmFigure, gsmText } from './gsm-text.ts';
import { sampleFabric } from './sample-fabric.fixture.ts';

test.each([
  [{ kind: 'single', gsm: 140 } as const, '140', '140 GSM'],
  [{ kind: 'range', from: 130, to: 150 } as const, '130–150', '130–150 GSM'],
  [{ kind: 'customizable' } as const, 'Customizable', 'Customizable'],
])('a weight is printed with and without its unit: %o', (gsm, figure, text) => {
  expect(gsmFigure(gsm)).toBe(figure);
  expect(gsmText(gsm)).toBe(text);
});

test('a missing description is built from composition, weight and colours', () => {
  const shades = Array.from({ length: 12 }, (_, i) => ({ name: `Shade ${i}`, hex: '#ffffff' }));
  expect(defaultDescription(sampleFabric({ shades }))).toBe(
    'Cotton/Nylon Blend, 140 GSM. 10+ colours available.',
  );
  expect(defaultDescription(sampleFabric({ gsm: { kind: 'customizable' } }))).toBe(
    'Cotton/Nylon Blend, knitted to the weight you need. One colour kept, more dyed to order.',
  );
  for (const [count, text] of [
    [9, '9 colours kept, more dyed to order.'],
    [10, '10+ colours available.'],
  ] as const) {
    expect(defaultDescription(sampleFabric({ shades: shades.slice(0, count) }))).toContain(text);
  }
});
