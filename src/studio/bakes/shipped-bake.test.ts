import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompactHeader } from '../light/compact-bake.ts';
import { compactBakeFile } from '../pictures/places.ts';
import { fabricScenes } from '../pictures/plan/fabric-pictures.ts';
import { bakeKey } from '../pictures/recipe-hash.ts';

test.each(fabricScenes)('the light of %s is shipped, of this version of the scene', (scene) => {
  // `npm run studio -- bakes` writes what is listed here.
  expect(readCompactHeader(compactBakeFile(scene)).key).toBe(bakeKey(scene));
});

test('all of it together weighs no more than 25 MB', () => {
  const bytes = fabricScenes.map((scene) => statSync(compactBakeFile(scene)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000_000);
});
