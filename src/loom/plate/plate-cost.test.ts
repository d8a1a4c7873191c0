import { expect, test } from 'vitest';
import { knit } from '../knit/knit.ts';
import { structures } from '../structures.fixture.ts';
import { makePlate } from './make-plate.ts';

/** Milliseconds of the processor; what else runs on the machine slows plate and yardstick alike. */
function cpuMs(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Two hundred thousand roots, sines and random places of a field: what drawing fibres is made of. */
function yardstick(): number {
  const field = new Float32Array(1 << 16);
  let place = 1;
  for (let i = 0; i < 2e5; i++) {
    place = (Math.imul(place, 1_664_525) + 1_013_904_223) | 0;
    field[place >>> 16]! += Math.sqrt(i) * Math.sin(i);
  }
  return field[7]!;
}

test.each(['two-bar tricot', 'satin'])(
  '10.7 the plate of %s costs at most six yardsticks',
  (name) => {
    const cloth = knit(structures[name]!, { minWidth: 2.5, minHeight: 2.5 });
    const pxPerMm = 108 / Math.max(cloth.width, cloth.height);
    const plates: number[] = [];
    const yardsticks: number[] = [];
    const yardsticksPerPlate = () => Math.min(...plates) / Math.min(...yardsticks);
    // It is about three; the first runs are compiled meanwhile, and a neighbour takes the caches of some,
    // at times of so many that it is measured for longer.
    for (let run = 0; run < 7 || (run < 50 && yardsticksPerPlate() >= 6); run += 1) {
      plates.push(
        cpuMs(() => makePlate(cloth, { pxPerMm, side: 'face', detail: 0.3, belowMm: 0 })),
      );
      yardsticks.push(cpuMs(yardstick));
    }
    expect(yardsticksPerPlate()).toBeLessThan(6);
  },
);
