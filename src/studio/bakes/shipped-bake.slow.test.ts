import { expect, test } from 'vitest';
import { lightSize } from '../light/bake.ts';
import { readCompactHeader } from '../light/compact-bake.ts';
import { hashGeometry, hashScene } from '../light/scene-print.ts';
import { compactBakeFile } from '../pictures/places.ts';
import { fabricScenes } from '../pictures/plan/fabric-pictures.ts';
import { sceneBook } from '../scenes/scene-book.ts';
import { shippedBake } from './shipped-bake.ts';

// Building a drape settles its cloth for seconds; tracing all scenes would take minutes.
test.each(fabricScenes)('the light of %s was baked from the scene as it is today', (scene) => {
  // A scene that has changed needs a new version in the scene book, then `npm run studio -- bakes`.
  expect(readCompactHeader(compactBakeFile(scene)).scene).toBe(hashScene(sceneBook[scene].build()));
});

test('a shipped bake reads back: the shapes of its scene to the last bit, and light on them', () => {
  const bake = shippedBake('strip');
  expect(hashGeometry(bake)).toBe(readCompactHeader(compactBakeFile('strip')).geometry);
  const { lightWidth, lightHeight } = lightSize(bake);
  expect(bake.front.light.length).toBe(lightWidth * lightHeight * 10);
  const mean = bake.front.light.reduce((sum, value) => sum + value, 0) / bake.front.light.length;
  expect(mean).toBeGreaterThan(0.05);
  expect(bake.front.light.every(Number.isFinite)).toBe(true);
});
