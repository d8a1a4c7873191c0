import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../content/records/assemble-records.ts';
import { contentKinds } from '../content/records/content-kinds.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { KnittedPictures } from '../domain/picture/knit-job.ts';
import { WithContent } from './content-context.tsx';

// The build names them; here no file is fetched.
const { fabricPage } = await import('./pages/fabric-page.tsx');
const { fabricPictures, shadeStrip } = await import('./pictures.ts');

const facts = {
  width: 1440,
  height: 1440,
  widths: [180, 360, 720, 1440],
  dominant: '#8b7355',
  placeholder: 'data:image/avif;base64,AAAA',
};
const view = (digit: string, scene: string) => ({
  ...facts,
  picture: digit.repeat(32),
  scene,
  alt: `A ${scene} of a cloth that no release has shipped`,
});
const knitted: KnittedPictures = {
  gallery: [view('a', 'macro'), view('b', 'drape'), view('c', 'macro-back')],
  strip: { ...view('d', 'strip'), alt: '', widths: [96, 192], width: 192 },
};
let content: SiteContent;

beforeAll(() => {
  const assembled = assembleRecords({ ...shippedRecords, knitted: { f002: knitted } });
  if (!assembled.ok) throw new Error(assembled.faults.join());
  content = assembled.content;
});
const withId = (id: number) => content.fabrics.find((fabric) => fabric.id === id)!;

test('knitted pictures stand in place of the shipped ones, in their order, at all widths', () => {
  const fabric = withId(2);
  const path = `/fabrics/${fabric.slug}`;
  const request = { path, slug: fabric.slug, query: new URLSearchParams(), now: new Date(0) };
  const page = fabricPage({ ...request, siteUrl: 'https://taana.example', content })!;
  const html = renderToStaticMarkup(<WithContent content={content}>{page.body}</WithContent>);
  expect(fabricPictures(content, fabric).map(({ scene }) => scene)).toEqual([
    'macro',
    'drape',
    'macro-back',
  ]);
  for (const digit of ['a', 'b', 'c', 'd']) expect(html).toContain(digit.repeat(32));
  expect(html).not.toContain(`/pictures/fabrics/${fabric.slug}/`);
  expect(html).toContain('A drape of a cloth that no release has shipped');
});

test('other fabrics keep the pictures that are shipped', () => {
  const fabric = withId(3);
  expect(fabricPictures(content, fabric)[0]!.path).toMatch(/^\/pictures\/fabrics\//);
  expect(shadeStrip(content, fabric)!.path).toBe(`/pictures/scenes/strip-${fabric.slug}`);
});

test('a record of pictures says what each shows, and names each view once', () => {
  const { schema, newKey } = contentKinds.knitted;
  expect(schema.safeParse(knitted).success).toBe(true);
  const twice = { gallery: [view('a', 'macro'), view('b', 'macro')] };
  expect(schema.safeParse(twice).success).toBe(false);
  expect(schema.safeParse({ gallery: [{ ...view('a', 'macro'), alt: ' ' }] }).success).toBe(false);
  expect(schema.safeParse({ gallery: [{ ...view('a', 'macro'), path: '/x' }] }).success).toBe(
    false,
  );
  expect(newKey.test('f091')).toBe(true);
  expect(newKey.test('strip')).toBe(false);
});
