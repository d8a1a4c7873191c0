import { expect, test } from 'vitest';
import { fabrics } from '../../content/fabrics/fabrics.ts';
import { productionProcess } from '../../content/home.ts';
import { inMakingOrder, planPictures } from './plan.ts';
import { planFabrics } from './plan-fabrics.ts';
import { recipeHash } from './recipe-hash.ts';

const plan = planPictures();

test('every fabric has at least three pictures, a macro of its own structure among them', () => {
  const galleries = planFabrics();
  expect(galleries).toHaveLength(fabrics.length);
  for (const gallery of galleries) {
    expect(gallery.length).toBeGreaterThanOrEqual(3);
    expect(gallery.map(({ scene }) => scene)).toContain('macro');
    expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(gallery.length);
  }
});

test('no two pictures share a file and no two recipes of fabrics are the same', () => {
  expect(new Set(plan.map(({ path }) => path)).size).toBe(plan.length);
  const hashes = planFabrics()
    .flat()
    .map((job) => recipeHash(job, plan));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('neighbours in the catalogue do not open with the same still life', () => {
  const openings = planFabrics().map(([first]) => first!);
  openings.slice(1).forEach((job, i) => {
    const before = openings[i]!;
    if (job.recipe.kind !== 'dyed' || before.recipe.kind !== 'dyed') return;
    expect(job.recipe.scene).not.toBe(before.recipe.scene);
  });
});

test('every picture says what it shows, in words of its own', () => {
  for (const { alt, scene } of plan)
    if (!scene.startsWith('strip-')) expect(alt.length).toBeGreaterThan(20);
  const alts = planFabrics()
    .flat()
    .map(({ alt }) => alt);
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
  expect(recipeHash(print, changed)).not.toBe(recipeHash(print, plan));
  for (const { recipe } of plan)
    if (recipe.kind === 'print') expect(plan.map(({ path }) => path)).toContain(recipe.of);
});

test('every step of production, every article and every fabric has what its page asks for', () => {
  const ids = plan.flatMap(({ owner }) => ('scene' in owner ? [owner.scene] : []));
  for (const { id } of productionProcess.steps) expect(ids).toContain(`process-${id}`);
  for (const { slug } of fabrics) expect(ids).toContain(`strip-${slug}`);
});

test('the hash follows the recipe and nothing else', () => {
  const [job] = plan;
  expect(recipeHash({ ...job!, alt: 'other words' })).toBe(recipeHash(job!));
  expect(recipeHash({ ...job!, quality: job!.quality + 1 })).not.toBe(recipeHash(job!));
});
