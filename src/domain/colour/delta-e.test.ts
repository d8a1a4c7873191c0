import { expect, test } from 'vitest';
import {
  deltaCmc,
  deltaE2000,
  type Lab,
  labFromLinear,
  labOfHex,
  linearFromLab,
} from './delta-e.ts';
import { hexFromLinear, linearFromHex } from '../../loom/maps/srgb.ts';

type Pair = readonly [Lab, Lab, number];

/** All pairs that Sharma, Wu and Dalal published with the definition of CIEDE2000. */
const sharma: readonly Pair[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [[50, 2.8361, -74.02], [50, 0, -82.7485], 3.4412],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, -1.1848, -84.8006], [50, 0, -82.7485], 1],
  [[50, -0.9009, -85.5211], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.001], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.49, -0.001], [50, -2.49, 0.0012], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.001, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
  [[50, 2.5, 0], [50, 3.2972, 0], 1],
  [[50, 2.5, 0], [50, 1.8634, 0.5757], 1],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731],
  [[35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];
test.each(sharma)('CIEDE2000 of %j and %j is %d', (one, other, expected) => {
  expect(deltaE2000(one, other)).toBeCloseTo(expected, 4);
  expect(deltaE2000(other, one)).toBeCloseTo(expected, 4);
});

/** Brilliant yellow of BYK-Gardner, and the values that color.js and colour-science publish. */
const cmc: readonly Pair[] = [
  [[84.25, 5.74, 96], [84.46, 8.88, 96.49], 1.6364],
  [[84.25, 5.74, 96], [84.52, 5.75, 93.09], 0.877],
  [[84.25, 5.74, 96], [84.37, 5.86, 99.42], 1.0221],
  [[50, 30, 40], [50, 0, 0], 19.4894],
  [[50, 2.5, 0], [73, 25, -18], 37.9233],
  [[50, 2.5, 0], [56, -27, -3], 38.0618],
  [[50, 2.5, 0], [58, 24, 15], 33.3342],
  [[100, 21.57210357, 272.2281935], [100, 426.67945353, 72.39590835], 172.70477129],
];
test.each(cmc)('CMC 2:1 of %j and %j is %d', (standard, dip, expected) => {
  expect(deltaCmc(standard, dip)).toBeCloseTo(expected, 3);
  expect(deltaCmc(standard, standard)).toBe(0);
});

test('white is L 100 without chroma', () => {
  const [l, a, b] = labOfHex('#ffffff');
  expect(l).toBeCloseTo(100, 3);
  expect(Math.hypot(a, b)).toBeLessThan(0.02);
});

test('a colour survives the way to Lab and back', () => {
  const strong = ['#0000ff', '#ffff00', '#ff0000', '#00ff00'];
  // Below L 8 Lab is straight and no longer a cube root.
  for (const hex of [...strong, '#0c0a08', '#02040a']) {
    const linear = linearFromHex(hex);
    linearFromLab(labFromLinear(linear)).forEach((part, i) =>
      expect(part).toBeCloseTo(linear[i]!, 5),
    );
  }
  for (const hex of [...strong, '#24365f', '#a23b2a', '#f3eee4', '#000000', '#ffffff', '#1f6d72']) {
    expect(hexFromLinear(linearFromHex(hex))).toBe(hex);
    expect(hexFromLinear(linearFromLab(labFromLinear(linearFromHex(hex))))).toBe(hex);
    expect(hexFromLinear(linearFromLab(labOfHex(hex)))).toBe(hex);
  }
});
