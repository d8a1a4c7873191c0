import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { WithContent } from '../content-context.tsx';
import { ExploreMore, exploredFrom } from './explore-more.tsx';
import { SiteHeader } from './site-header.tsx';

const { exploreMore, menuPanel, stickyNav } = shippedContent.navigation;
const written = (element: ReactNode) =>
  renderToStaticMarkup(<WithContent content={shippedContent}>{element}</WithContent>);
const html = written(<SiteHeader path="/about" />);

describe('the header', () => {
  it('opens its panel without script and lets the browser close it', () => {
    expect(html).toMatch(/<button[^>]*popoverTarget="menu"/i);
    expect(html).toMatch(/id="menu" popover="auto"/);
  });

  it('keeps one submenu open at a time', () => {
    const submenus = html.match(/<details[^>]*>/g)!;
    expect(submenus).toHaveLength(menuPanel.filter((item) => item.children).length);
    for (const submenu of submenus) expect(submenu).toContain('name="menu"');
    expect(submenus.filter((submenu) => submenu.includes('open'))).toHaveLength(1);
  });

  it('shows every entry of panel and strip', () => {
    const entries = [...menuPanel, ...stickyNav].flatMap((item) =>
      item.children ? [...item.children] : [item],
    );
    for (const entry of entries) expect(html).toContain(`href="${entry.to}"`);
  });

  it('marks the page one is on', () => {
    expect(html).toMatch(/href="\/about" aria-current="page"/);
  });

  it('is where the skip link lands', () => {
    expect(html).toContain('id="navigation"');
  });
});

describe('Explore More', () => {
  it('leaves out the page itself and shows at most eight, the weightiest first', () => {
    const links = written(<ExploreMore path="/fabrics" />);
    const ranks = [...links.matchAll(/<li class="(\w+)"/g)].map(([, rank]) => rank);
    expect(ranks).toHaveLength(8);
    expect(links).not.toContain('href="/fabrics"');
    expect(ranks.indexOf('medium')).toBeGreaterThan(ranks.lastIndexOf('high'));
  });

  it('shows each of its links somewhere, Home and Reviews too', () => {
    const pages = [
      '/about',
      '/faq',
      '/blog',
      '/blogs',
      '/reviews',
      '/privacy-policy',
      '/collections',
    ];
    const shown = new Set(
      pages.flatMap((path) => exploredFrom(exploreMore, path).map(({ to }) => to)),
    );
    expect([...shown].toSorted()).toEqual(exploreMore.links.map(({ to }) => to).toSorted());
    for (const path of pages) {
      const links = exploredFrom(exploreMore, path);
      expect(links).toHaveLength(exploreMore.limit);
      expect(links.map(({ to }) => to)).not.toContain(path);
    }
  });
});
