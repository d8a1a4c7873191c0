import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../content/records/assemble-records.ts';
import { shippedContent } from '../content/shipped-content.ts';
import type { SiteContent } from '../content/site-content.ts';
import { WithContent } from './content-context.tsx';
import type { PageModule } from './page.ts';

// The build names them; here no file is fetched.
const { sitemap } = await import('./files/sitemap.ts');
const { aboutPage } = await import('./pages/about-page.tsx');
const { fabricPage } = await import('./pages/fabric-page.tsx');
const { homePage } = await import('./pages/home-page.tsx');
const { socialPicture } = await import('./pictures.ts');

const key = '5e'.repeat(16);
const address = `/pictures/media/${key}`;
const photograph = {
  alt: 'Two weavers thread the creel',
  caption: 'The creel in March',
  credit: 'Asha Rani',
  width: 1440,
  height: 960,
  widths: [180, 360, 720, 1440],
  dominant: '#8b7355',
  placeholder: 'data:image/avif;base64,AAAA',
};
const siteUrl = 'https://taana.example';
const [fabric] = shippedContent.fabrics;
let content: SiteContent;

beforeAll(() => {
  const [recordKey, record] = Object.entries(shippedRecords.fabric).find(
    ([, { id }]) => id === fabric!.id,
  )!;
  const changed = { ...record, photographs: [key], replacedScenes: { drape: key } };
  const assembled = assembleRecords({
    ...shippedRecords,
    fabric: { ...shippedRecords.fabric, [recordKey]: changed },
    picture: { [key]: photograph },
    scene: { rolls: { picture: key }, about: { picture: key } },
  });
  if (!assembled.ok) throw new Error(assembled.faults.join());
  content = assembled.content;
});

/** A page as it is built, without the document around it. */
function show(module: PageModule, path: string, shown = content) {
  const slug = path.split('/').at(-1)!;
  const request = { path, slug, query: new URLSearchParams(), siteUrl, now: new Date(0) };
  const page = module({ ...request, content: shown })!;
  const html = renderToStaticMarkup(<WithContent content={shown}>{page.body}</WithContent>);
  return { page, html };
}

test('the page of a fabric shows the photograph at all its widths, described, with its caption', () => {
  const { page, html } = show(fabricPage, `/fabrics/${fabric!.slug}`);
  expect(html).toContain(`/img/media/${key}-1440 1440w`);
  expect(html).toContain(`href="${address}-1440.avif"`);
  expect(html).toContain(`alt="${photograph.alt}"`);
  expect(html).toContain('The creel in March');
  expect(html).toContain('Photograph: Asha Rani');
  expect(page.socialPath).toBe(`${address}-social.jpg`);
  expect(JSON.stringify(page.jsonLd)).toContain(`${siteUrl}${address}-1440.avif`);
});

test('a page shows the photograph in place of its scene, and so does its card', () => {
  expect(show(homePage, '/').html).toContain(`/img/media/${key}-720 720w`);
  const { page, html } = show(aboutPage, '/about');
  expect(html).toContain(`/img/media/${key}-720 720w`);
  expect(socialPicture(content, siteUrl, page.socialScene)).toBe(`${siteUrl}${address}-social.jpg`);
});

test('the sitemap names it', () => {
  expect(sitemap(content, siteUrl)).toContain(`<image:loc>${siteUrl}${address}-1440.avif`);
});

test('other pages and the shipped content know nothing of it', () => {
  expect(show(aboutPage, '/about', shippedContent).html).not.toContain('/media/');
  const other = `/fabrics/${shippedContent.fabrics[50]!.slug}`;
  expect(show(fabricPage, other).html).toBe(show(fabricPage, other, shippedContent).html);
});
