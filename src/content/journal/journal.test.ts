import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../../public/pictures/manifest.json' with { type: 'json' };
import { shippedContent } from '../shipped-content.ts';
import { type Article, makeArticle } from './article.ts';
import { articleSchema } from './article-record.ts';
import { articles as records, articleSlugs } from './articles.ts';
import type { ProseNode } from './prose-node.ts';

/** A block ends a word; an `em` or a link inside one does not. */
const inline = new Set(['a', 'em', 'strong']);

const articles = shippedContent.articles.map((head) => ({
  file: head.slug,
  head,
  text: textOf(head),
}));
const bySlug = new Map(articles.map((article) => [article.head.slug, article]));
const listedUnder = (prefix: string) =>
  articles.filter(({ head }) => head.prefix === prefix && !head.unlisted);

test('the words for a picture say what the studio made, for those who cannot see it', () => {
  const made = (id: string) => (manifest.scenes as Record<string, { readonly alt: string }>)[id];
  const drawn = articles.filter(({ head }) => made(head.image));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.map(({ head }) => [head.slug, head.alt])).toEqual(
    drawn.map(({ head }) => [head.slug, made(head.image)?.alt]),
  );
});

test('every file of an article is shipped under its own name', () => {
  const files = readdirSync(new URL('./', import.meta.url)).filter((name) =>
    /^[a-z0-9]+(-[a-z0-9]+){2,}\.ts$/.test(name),
  );
  expect(files).toEqual(articleSlugs.map((slug) => `${slug}.ts`).toSorted());
});

describe.each(articles)('$file', ({ head, text }) => {
  test('leads to other articles', () => {
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

test('/blogs lists as many articles as its lead says', () => {
  expect(listedUnder('blogs')).toHaveLength(2);
});

describe('what the specification asks of single articles', () => {
  const types = (slug: string) => bySlug.get(slug)?.head.blocks.map(({ type }) => type) ?? [];
  const links = (slug: string) => bySlug.get(slug)?.text.links ?? [];

  test('the hot-weather guide has its box, chart, table, cards and links', () => {
    const slug = 'cotton-fabrics-hot-weather';
    expect(types(slug)).toEqual(
      expect.arrayContaining(['quickPicks', 'gsmChart', 'garmentTable', 'useCases']),
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
    expect(types(slug)).toEqual(expect.arrayContaining(['faq', 'checklist']));
    expect(bySlug.get(slug)?.text.data.match(/\?/g)).toHaveLength(7);
    expect(bySlug.get(slug)?.text.prose).toContain('Figure usually asked');
    expect(links(slug)).toEqual(expect.arrayContaining(['/samples', '/rfq', '/ai-fabric-guide']));
  });

  test('the GSM article offers the A4 chart', () => {
    expect(links('what-is-gsm-fabric-weight-chart')).toContain('/downloads/gsm-chart-a4.svg');
    expect(types('what-is-gsm-fabric-weight-chart')).toContain('download');
  });
});

describe('what a person writes', () => {
  const [record] = Object.values(records);
  const faultsOf = (change: object) => {
    const parsed = articleSchema.safeParse({ ...record, ...change });
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const block = (change: object) => faultsOf({ blocks: [change] });

  test.each([
    ['HTML in prose', { type: 'prose', text: '<b>x</b>' }, /^blocks\.0\.text: “<b>” is HTML/],
    ['a block nobody knows', { type: 'iframe', src: '/x' }, /^blocks\.0/],
    ['a field nobody knows', { type: 'gsmChart', onclick: 'x' }, /^blocks\.0/],
    ['a figure nobody drew', { type: 'figure', id: 'x', caption: 'y' }, /^blocks\.0\.id/],
    [
      'a script for a button',
      { type: 'button', href: 'javascript:1', label: 'x' },
      /no address to link/,
    ],
    ['a photo without alt', { type: 'photo', picture: 'p1' }, /^blocks\.0\.alt/],
    ['an empty checklist', { type: 'checklist', items: [] }, /^blocks\.0\.items/],
    [
      'HTML in a use case',
      { type: 'useCases', cases: [{ title: 'a', gsm: 'b', text: '<i>' }] },
      /is HTML/,
    ],
  ])('%s is refused at its place', (_what, change, fault) => {
    expect(block(change)).toContainEqual(expect.stringMatching(fault));
  });

  test('an article that is too long, or that ends before it begins, is refused', () => {
    const text = 'word '.repeat(3000);
    expect(
      faultsOf({ blocks: Array.from({ length: 9 }, () => ({ type: 'prose', text })) }),
    ).toEqual(['blocks: an article has at most 60000 letters']);
    expect(faultsOf({ blocks: [] })).toEqual(['blocks: an article has at least one block']);
    expect(faultsOf({ date: '2026-02-30' })[0]).toMatch('must be a day');
    expect(faultsOf({ date: '2026-03-02', modified: '2026-03-01' })).toEqual([
      'modified: is before the day it was published',
    ]);
  });

  test('an article is read once for as long as its record stays the same', () => {
    expect(makeArticle('a', record!)).toBe(makeArticle('a', record!));
    expect(makeArticle('a', { ...record! })).not.toBe(makeArticle('a', record!));
  });
});

function words(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'./–-]*/gu)?.length ?? 0;
}

interface ArticleText {
  /** What stands in the page as prose: paragraphs, headings, lists, tables. */
  prose: string;
  /** What is handed to components as data: questions, table rows, captions. */
  data: string;
  links: string[];
}

function textOf({ blocks }: Article): ArticleText {
  const found: ArticleText = { prose: '', data: '', links: [] };
  for (const block of blocks) {
    if (block.type === 'prose') for (const element of block.elements) readNode(element, found);
    else readData(block, found);
  }
  return found;
}

function readNode(node: ProseNode, found: ArticleText): void {
  if (typeof node === 'string') {
    found.prose += node;
    return;
  }
  if (node.href !== undefined) found.links.push(node.href);
  for (const child of node.children) readNode(child, found);
  if (!inline.has(node.tag)) found.prose += ' ';
}

function readData(value: unknown, found: ArticleText): void {
  if (typeof value === 'string') found.data += `${value} `;
  else if (Array.isArray(value)) for (const item of value) readData(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (name === 'to' || name === 'href') found.links.push(String(item));
      else if (name === 'label') found.prose += `${String(item)} `;
      else if (name === 'elements') for (const node of item as ProseNode[]) readNode(node, found);
      else if (name !== 'type' && name !== 'id' && name !== 'text') readData(item, found);
    }
  }
}
