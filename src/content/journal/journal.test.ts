import { describe, expect, test } from 'vitest';
import { articleText, type ArticleModule } from './article-text.ts';
import { frontMatterSchema } from './front-matter.ts';
import { articleSlugs, blogIndexSlugs, blogListSlugs } from './index-lists.ts';
import { figureIds, mdxComponentNames } from './mdx-components.ts';

const files = import.meta.glob<ArticleModule>('./*.mdx', { eager: true });
const articles = Object.entries(files).map(([file, article]) => ({
  file: file.slice('./'.length, -'.mdx'.length),
  head: frontMatterSchema.parse(article.frontmatter),
  text: articleText(article, mdxComponentNames),
}));
const bySlug = new Map(articles.map((article) => [article.head.slug, article]));

test('every listed article exists, and no other', () => {
  expect([...bySlug.keys()].sort()).toEqual([...articleSlugs].sort());
});

describe.each(articles)('$file', ({ file, head, text }) => {
  test('is filed under its slug and leads to other articles', () => {
    expect(head.slug).toBe(file);
    expect(head.related).not.toContain(head.slug);
    for (const slug of head.related) expect(bySlug.has(slug), slug).toBe(true);
  });

  test('has 900 to 1,800 words, in prose and with its tables of data', () => {
    expect(words(text.prose)).toBeGreaterThanOrEqual(900);
    expect(words(text.prose + text.data)).toBeLessThanOrEqual(1800);
  });

  test('states the read time its length asks for', () => {
    expect(head.readMinutes).toBe(words(text.prose + text.data) > 1420 ? 8 : 6);
  });

  test('uses only components and figures that exist', () => {
    for (const name of text.components) expect(mdxComponentNames).toContain(name);
    for (const id of text.figures) expect(figureIds).toContain(id);
  });

  test('names no price and no certificate', () => {
    const whole = `${text.prose} ${text.data}`;
    expect(whole).not.toMatch(/[₹$€£]\s?\d|\b(INR|USD|Rs\.?)\s?\d/);
    expect(whole).not.toMatch(/OEKO|GOTS|GRS|BCI|ISO 9001/);
  });

  test('keeps a title that fits a result list', () => {
    expect((head.seoTitle ?? head.title).length).toBeLessThanOrEqual(60);
  });
});

test('no two articles share a title, a description, an excerpt or a picture', () => {
  for (const field of ['title', 'seoTitle', 'seoDescription', 'excerpt', 'image', 'alt'] as const)
    expect(new Set(articles.map(({ head }) => head[field])).size, field).toBe(articles.length);
});

test('/blog lists seven articles in the order of their titles', () => {
  const titles = blogIndexSlugs.map((slug) => bySlug.get(slug)?.head.title ?? '');
  expect(titles).toHaveLength(7);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
});

test('/blogs lists the two articles whose canonical address is there', () => {
  expect(blogListSlugs).toHaveLength(2);
  const under = articles.filter(({ head }) => head.prefix === 'blogs').map(({ head }) => head.slug);
  expect([...blogListSlugs].sort()).toEqual(under.sort());
});

describe('what the seeds ask of single articles', () => {
  const components = (slug: string) => bySlug.get(slug)?.text.components ?? [];
  const links = (slug: string) => bySlug.get(slug)?.text.links ?? [];

  test('the hot-weather guide has its box, chart, table, cards and links', () => {
    const slug = 'cotton-fabrics-hot-weather';
    expect(components(slug)).toEqual(
      expect.arrayContaining(['QuickPicks', 'GsmChart', 'GarmentTable', 'UseCases', 'UseCase']),
    );
    expect(links(slug)).toEqual(
      expect.arrayContaining([
        '/fabrics?category=pure-cotton-fabrics',
        '/fabrics?category=polyester-cotton-knits',
        '/fabrics?category=breathable-cotton-nylon-collection',
        '/collections/polyester-cotton',
        '/quote',
        '/contact',
      ]),
    );
    expect(bySlug.get(slug)?.text.prose).toContain('Request Free Samples');
  });

  test('the compliance post has seven questions, a table, a checklist and its links', () => {
    const slug = 'textile-compliance-2025';
    expect(components(slug)).toEqual(expect.arrayContaining(['Faq', 'Checklist']));
    expect(bySlug.get(slug)?.text.data.match(/\?/g)).toHaveLength(7);
    expect(bySlug.get(slug)?.text.prose).toContain('Figure usually asked');
    expect(links(slug)).toEqual(expect.arrayContaining(['/samples', '/rfq', '/ai-fabric-guide']));
  });

  test('the GSM article offers the A4 chart', () => {
    expect(links('what-is-gsm-fabric-weight-chart')).toContain('/downloads/gsm-chart-a4.svg');
    expect(components('what-is-gsm-fabric-weight-chart')).toContain('Download');
  });
});

function words(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./–-]*/gu)?.length ?? 0;
}
