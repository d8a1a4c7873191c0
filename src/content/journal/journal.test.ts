import { readdirSync, readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { describe, expect, test } from 'vitest';
import { frontMatterSchema } from './front-matter.ts';
import { articleSlugs, journal } from './index-lists.ts';
import { figureIds, mdxComponentNames } from './mdx-components.ts';

/** A block ends a word; an `em` or a link inside one does not. */
const inline = new Set(['a', 'em', 'strong', 'code', 'del']);

const articles = (await readArticles()).map(({ file, frontMatter, text }) => ({
  file,
  head: frontMatterSchema.parse(frontMatter),
  text,
}));
const { blogIndexSlugs, blogListSlugs } = journal;
const bySlug = new Map(articles.map((article) => [article.head.slug, article]));

test('every listed article exists, and no other', () => {
  expect([...bySlug.keys()].sort()).toEqual([...articleSlugs].sort());
});

describe.each(articles)('$file', ({ file, head, text }) => {
  test('is filed under its slug and leads to other articles', () => {
    expect(head.slug).toBe(file);
    expect(head.related).not.toContain(head.slug);
    for (const slug of head.related) expect(articleSlugs).toContain(slug);
  });

  test('has 900 to 1,800 words, in prose and with its tables of data', () => {
    expect(words(text.prose)).toBeGreaterThanOrEqual(900);
    expect(words(text.prose + text.data)).toBeLessThanOrEqual(1800);
  });

  test('states the read time, 6 or 8 minutes, that is nearer at 180 words a minute', () => {
    expect(head.readMinutes).toBe(words(text.prose + text.data) > 7 * 180 ? 8 : 6);
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
  for (const field of ['title', 'seoTitle', 'seoDescription', 'excerpt', 'image', 'alt'] as const) {
    const values = articles.map(({ head }) => head[field]);
    expect(values).toEqual([...new Set(values)]);
  }
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

describe('what the specification asks of single articles', () => {
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

interface ReadArticle {
  /** Name of the file without its ending. */
  readonly file: string;
  readonly frontMatter: unknown;
  readonly text: ArticleText;
}

/**
 * Compiles every article as the site does, but into plain objects instead of React elements, so
 * that tests can count words and follow links without a page around them.
 */
async function readArticles(): Promise<ReadArticle[]> {
  const folder = new URL('./', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return Promise.all(names.map((name) => readArticle(new URL(name, folder), name)));
}

interface ArticleText {
  /** What stands in the page as prose: paragraphs, headings, lists, tables. */
  readonly prose: string;
  /** What is handed to components as data: questions, table rows, captions. */
  readonly data: string;
  readonly links: readonly string[];
  readonly components: readonly string[];
  readonly figures: readonly string[];
}

async function readArticle(path: URL, name: string): Promise<ReadArticle> {
  const plugin = mdx({
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
  });
  const built = await plugin.transform(readFileSync(path, 'utf8'), name);
  const article = run(String(built?.code));
  const components = Object.fromEntries(mdxComponentNames.map((each) => [each, each]));
  const found: Found = { prose: '', data: '', links: [], components: [], figures: [] };
  readNode(article.default({ components }), found);
  return { file: name.slice(0, -'.mdx'.length), frontMatter: article.frontmatter, text: found };
}

interface ArticleModule {
  readonly frontmatter: unknown;
  readonly default: (props: { readonly components: Readonly<Record<string, string>> }) => unknown;
}

function run(body: string): ArticleModule {
  const element = (type: unknown, props: unknown) => ({ type, props });
  // oxlint-disable-next-line no-new-func -- MDX's own way to run a document outside a bundler
  return new Function(body)({ Fragment: 'fragment', jsx: element, jsxs: element }) as ArticleModule;
}

interface Found {
  prose: string;
  data: string;
  links: string[];
  components: string[];
  figures: string[];
}

function readNode(node: unknown, found: Found): void {
  if (typeof node === 'string') found.prose += node;
  else if (Array.isArray(node)) for (const child of node) readNode(child, found);
  else if (isElement(node)) readElement(node, found);
}

function readElement({ type, props }: Element, found: Found): void {
  if (typeof type === 'function') return readNode(type(props), found);
  const isComponent = typeof type === 'string' && /^[A-Z]/.test(type);
  if (isComponent) found.components.push(type);
  if (type === 'Figure' && typeof props['id'] === 'string') found.figures.push(props['id']);
  if (typeof props['href'] === 'string') found.links.push(props['href']);
  if (isComponent) {
    for (const [name, value] of Object.entries(props))
      if (name !== 'children' && name !== 'href' && name !== 'id') readData(value, found);
  }
  readNode(props['children'], found);
  if (typeof type !== 'string' || !inline.has(type)) found.prose += ' ';
}

function readData(value: unknown, found: Found): void {
  if (typeof value === 'string') found.data += `${value} `;
  else if (Array.isArray(value)) for (const item of value) readData(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (name === 'to' && typeof item === 'string') found.links.push(item);
      else readData(item, found);
    }
  }
}

interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
