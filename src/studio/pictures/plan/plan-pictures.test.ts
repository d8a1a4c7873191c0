import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { home } from '../../../content/home.ts';
import { fabricBySlug } from '../fabric-by-slug.ts';
import { madeFromFile } from '../places.ts';
import { recipeHash } from '../recipe-hash.ts';
import { planFabric } from './fabric-pictures.ts';
import { inMakingOrder, planPictures } from './plan-pictures.ts';

const plan = planPictures();
const galleries = fabrics.map(planFabric);

test('every planned picture exists and was made from this recipe', () => {
  const madeFrom = JSON.parse(readFileSync(madeFromFile, 'utf8')) as Record<string, string>;
  const stale = plan.filter((job) => madeFrom[job.path] !== recipeHash(job, fabricBySlug, plan));
  // `npm run studio -- all` makes what is listed here.
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test('the pictures of a fabric do not depend on its place, nor on the fabrics around it', () => {
  const byPath = new Map(plan.map((job) => [job.path, job]));
  fc.assert(
    fc.property(fc.shuffledSubarray([...fabrics]), (some) => {
      for (const job of planPictures(some)) expect(job).toEqual(byPath.get(job.path));
    }),
    { numRuns: 10 },
  );
});

test('every fabric has at least three pictures, a macro of its own structure among them', () => {
  for (const gallery of galleries) {
    expect(gallery.length).toBeGreaterThanOrEqual(3);
    expect(gallery.map(({ scene }) => scene)).toContain('macro');
    expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(gallery.length);
  }
});

test('no two pictures share a file and no two recipes of fabrics are the same', () => {
  expect(new Set(plan.map(({ path }) => path)).size).toBe(plan.length);
  const hashes = galleries.flat().map((job) => recipeHash(job, fabricBySlug, plan));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('no three neighbours in the catalogue open with the same still life', () => {
  const openings = galleries.map(([first]) => first!.recipe);
  const scenes = openings.map((recipe) => (recipe.kind === 'dyed' ? recipe.scene : undefined));
  scenes.slice(2).forEach((scene, i) => {
    if (scene) expect([scenes[i], scenes[i + 1]]).not.toEqual([scene, scene]);
  });
});

test('every picture says what it shows, in words of its own', () => {
  for (const { alt, scene } of plan)
    if (!scene.startsWith('strip-')) expect(alt.length).toBeGreaterThan(20);
  const alts = galleries.flat().map(({ alt }) => alt);
  expect(new Set(alts).size).toBe(alts.length);
});

test('a run cut short has given every fabric one picture before any gets its second', () => {
  const order = inMakingOrder(plan).filter(({ owner }) => 'fabric' in owner);
  const firstRound = order.slice(0, fabrics.length).map(({ path }) => path.split('/')[3]);
  expect(new Set(firstRound).size).toBe(fabrics.length);
});

test('a print is made anew when what it is printed from has changed', () => {
  const print = plan.find(({ recipe }) => recipe.kind === 'print')!;
  const of = print.recipe.kind === 'print' ? print.recipe.of : '';
  const changed = plan.map((job) => (job.path === of ? { ...job, quality: 1 } : job));
  expect(recipeHash(print, fabricBySlug, changed)).not.toBe(recipeHash(print, fabricBySlug, plan));
  for (const { recipe } of plan)
    if (recipe.kind === 'print') expect(plan.map(({ path }) => path)).toContain(recipe.of);
});

test('every step of production, every article and every fabric has what its page asks for', () => {
  const ids = plan.flatMap(({ owner }) => ('scene' in owner ? [owner.scene] : []));
  for (const { id } of home.productionProcess.steps) expect(ids).toContain(`process-${id}`);
  for (const { slug } of fabrics) expect(ids).toContain(`strip-${slug}`);
});

test('the hash follows the recipe and nothing else', () => {
  const [job] = plan;
  const hash = (given: typeof job) => recipeHash(given!, fabricBySlug);
  expect(hash({ ...job!, alt: 'other words' })).toBe(hash(job!));
  expect(hash({ ...job!, quality: job!.quality + 1 })).not.toBe(hash(job!));
});
