import { expect, test } from 'vitest';
import { articles, articleSlugs } from './journal/articles.ts';
import { shippedContent } from './shipped-content.ts';

// The public addresses, spelt out a second time on purpose: a change of the page table that moves
// one of them must be noticed here.
const addresses = new Set(
  `/ /fabrics /catalogue /quote /contact /reviews /about /blogs /blog /schedule-call /thank-you
  /collections /collections/premium-cotton /premium-cotton /collections/polyester-cotton
  /polyester-cotton /faq /categories/pure-cotton-fabrics /categories/polyester-cotton-knits
  /categories/breathable-cotton-nylon /categories/nylon-classic /privacy-policy /embed /samples
  /rfq /loom /ai-fabric-guide /downloads/gsm-chart-a4.svg`.split(/\s+/),
);
for (const slug of articleSlugs) addresses.add(`/blog/${slug}`).add(`/blogs/${slug}`);

const categories = new Set(
  'pure-cotton-fabrics polyester-cotton-knits breathable-cotton-nylon-collection nylon-classics premium-cotton nylon-fabrics'.split(
    ' ',
  ),
);

test('every internal link of an article leads to a page of the route table', () => {
  for (const slug of articleSlugs) {
    const source = JSON.stringify(articles[slug]);
    const links = [...source.matchAll(/(?:\]\(|"href":"|"to":")([^)"]+)/g)].map(
      (match) => match[1]!,
    );
    expect({ slug, enough: links.length >= 3 }).toEqual({ slug, enough: true });
    expect({ slug, dead: links.filter(isDead) }).toEqual({ slug, dead: [] });
  }
});

test('every link of menus, footer and pages leads to a page of the route table', () => {
  const { about, collections, faq, home, journal, navigation, reviews, thankYou } = shippedContent;
  const { exploreMore, footer, menuPanel, stickyNav, topBar } = navigation;
  const pages = {
    about,
    collections,
    exploreMore,
    faq,
    footer,
    home,
    journal,
    menuPanel,
    reviews,
    stickyNav,
    thankYou,
    topBar,
  };
  for (const [name, page] of Object.entries(pages)) {
    const links = linksIn(page);
    expect({ name, any: links.length > 0 }).toEqual({ name, any: true });
    expect({ name, dead: links.filter(isDead) }).toEqual({ name, dead: [] });
  }
});

function isDead(link: string): boolean {
  const url = new URL(link, 'https://mill.example');
  const category = url.searchParams.get('category');
  return !addresses.has(url.pathname) || (category !== null && !categories.has(category));
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'to' && typeof item === 'string' ? [item] : linksIn(item),
  );
}
