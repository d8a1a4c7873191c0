import { expect, test } from 'vitest';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { shadeError } from './flat-swatch.ts';

// `npm run bench shades` measures every shade of every fabric; these are one of each kind of surface.
test.each(['12B', '14B', '16A', '22C', '15A'])(
  'a flat swatch of %s has the shade asked for',
  (number) => {
    const fabric = fabrics.find((each) => each.number === number)!;
    for (const hex of ['#24365f', '#a23b2a', '#c8902b', '#cdbb98', '#ece7dc', '#66784f', '#211d1e'])
      expect([hex, shadeError(fabric, hex) <= 4]).toEqual([hex, true]);
  },
);
