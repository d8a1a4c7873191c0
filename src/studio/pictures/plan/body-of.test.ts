import { expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { sampleFabric } from '../../../domain/fabric/sample-fabric.fixture.ts';
import { bodyNames, knitBody } from '../../scenes/cloth-bodies.ts';
import { layScene } from '../../scenes/scene-book.ts';
import { bodyOf } from './body-of.ts';
import { fabricScenes, planFabric } from './fabric-pictures.ts';

const numbered = (number: string) => fabrics.find((fabric) => fabric.number === number)!;
const bendingOf = (number: string) => knitBody(bodyOf(numbered(number)), 1).bending;

test('satin falls, sharkskin stands, and a plain tricot is between them', () => {
  expect(['16D', '25A', '18F'].map((number) => bodyOf(numbered(number)))).toEqual([
    'falls',
    'holds',
    'stands',
  ]);
});

test('a satin bends more easily than a sharkskin, even where it is the heavier of the two', () => {
  const satin = { ...numbered('16D'), gsm: { kind: 'single', gsm: 300 } } as const;
  expect(knitBody(bodyOf(satin), 1).bending).toBeLessThan(bendingOf('18F'));
});

test('weight, finish and structure decide, and nothing else of a record', () => {
  const locknit = { ...numbered('14B'), gsm: { kind: 'single', gsm: 140 } } as const;
  expect(bodyOf(locknit)).toBe('falls');
  expect(bodyOf({ ...locknit, gsm: { kind: 'single', gsm: 220 } })).toBe('holds');
  expect(bodyOf({ ...locknit, finishes: ['Stiff finish'] })).toBe('stands');
  expect(bodyOf({ ...locknit, construction: numbered('17B').construction })).toBe('stands');
  const { construction, fibres, gsm, finishes } = locknit;
  expect(bodyOf(sampleFabric({ construction, fibres, gsm, finishes }))).toBe('falls');
});

test('every body resists bending and stretch no less than the one before it', () => {
  const bodies = bodyNames.map((name) => knitBody(name, 1));
  bodies.slice(1).forEach((body, i) => {
    expect(body.bending).toBeGreaterThan(bodies[i]!.bending);
    expect(body.stretch).toBeGreaterThanOrEqual(bodies[i]!.stretch);
  });
});

test('a scene is laid with the body of its cloth, or with the nearest that it is laid with', () => {
  expect(bodyNames.map((body) => layScene('waves', body))).toEqual([
    'waves-falls',
    'waves',
    'waves-stands',
  ]);
  // Nothing that is let down over padding stands.
  expect(layScene('drape', 'stands')).toBe('drape');
  expect(bodyNames.map((body) => layScene('swatch', body))).toEqual(['swatch', 'swatch', 'swatch']);
});

test('whatever a mill enters is shown in a scene whose light is shipped, under the scene’s own name', () => {
  for (let id = 1; id <= 84; id++)
    for (const number of ['12B', '14B', '17B', '16D', '18F', '20A', '26C', '15A'])
      for (const finishes of [[], ['Stiff finish']]) {
        const still = planFabric({ ...numbered(number), id, finishes }).find(
          ({ recipe }) => recipe.kind === 'dyed',
        )!;
        if (still.recipe.kind !== 'dyed') continue;
        expect(fabricScenes).toContain(still.recipe.scene);
        expect(still.recipe.scene.startsWith(still.scene)).toBe(true);
      }
});
