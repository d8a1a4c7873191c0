import { expect, test } from 'vitest';
import { keyLamp } from '../../../light/macro-view.ts';
import { normalise } from '../../../light/vector.ts';
import { carried, heightOf, keyAt, kept, placeOf, roundOf, sayLamp } from './lamp.ts';

test('the lamp hangs where the studio’s lamp stands, and shines from there', () => {
  const place = placeOf(keyLamp);
  expect(place.x).toBeLessThan(0);
  expect(place.y).toBeGreaterThan(0);
  keyAt(place).forEach((value, at) => expect(value).toBeCloseTo(normalise(keyLamp)[at]!, 6));
});

test('it stays on the plate, between 20 and 45 degrees', () => {
  for (const place of [
    { x: 4, y: -3 },
    { x: 0, y: 0 },
    { x: -0.2, y: 0.4 },
  ]) {
    const { x, y } = kept(place);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.8600001);
    expect(heightOf(kept(place))).toBeGreaterThanOrEqual(19.999);
    expect(heightOf(kept(place))).toBeLessThanOrEqual(45);
    expect(Math.hypot(...keyAt(kept(place)))).toBeCloseTo(1, 9);
  }
});

test('a button carries it round, and twelve times bring it back', () => {
  const start = { x: 0.5, y: 0 };
  expect(roundOf(carried(start, 30))).toBe(30);
  let place = start;
  for (let turn = 0; turn < 12; turn++) place = carried(place, 30);
  expect(place.x).toBeCloseTo(0.5, 9);
});

test('its place is said in words', () => {
  expect(sayLamp({ x: 0.86, y: 0 })).toBe('from the right, 20° high');
  expect(sayLamp(placeOf(keyLamp))).toBe('from above left, 28° high');
});
