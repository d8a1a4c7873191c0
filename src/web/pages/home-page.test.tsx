import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { matchRoute, redirects } from '../../contract/match-route.ts';
import { countByCategory } from '../../domain/catalogue/category-fabrics.ts';
import { categoryIds } from '../../domain/fabric/fabric.ts';
import { WithContent } from '../content-context.tsx';

// The build names them; here no file is fetched.
const { homePage } = await import('./home-page.tsx');

const { fabrics } = shippedContent;
const page = homePage({
  content: shippedContent,
  path: '/',
  query: new URLSearchParams(),
  siteUrl: 'https://taana.example',
  now: new Date('2026-01-05T09:00:00Z'),
})!;
const html = renderToStaticMarkup(<WithContent content={shippedContent}>{page.body}</WithContent>);

describe('the home page', () => {
  it('links to every page the specification names', () => {
    for (const target of ['/fabrics', '/contact', '/catalogue', '/about', '/blogs', '/quote'])
      expect(html).toContain(`href="${target}"`);
    expect(html).toContain('href="/blog/textile-compliance-2025"');
    expect(html).toContain('href="/premium-cotton"');
    expect(html).toContain('href="/polyester-cotton"');
  });

  it('names itself in a quick call that is asked for here', () => {
    expect(html).toContain('value="Quick call request from the home page"');
    expect(html).not.toContain('from the contact page');
  });

  it('has no broken link', () => {
    const targets = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, target]) => target!);
    expect(targets.length).toBeGreaterThan(15);
    const broken = targets.filter((target) => {
      const { pathname } = new URL(target.replaceAll('&amp;', '&'), 'https://taana.example');
      return !matchRoute(pathname) && !redirects[pathname];
    });
    expect(broken).toEqual([]);
  });

  it('has its figures in the markup, before any script counts to them', () => {
    expect(html).toContain('data-counter="50000">50,000<');
    expect(html).toContain('data-counter="2000">2,000<');
    expect(html).toContain('data-counter="500000">500,000<');
  });

  it('counts the designs of each collection from the fabrics', () => {
    const counts = [...html.matchAll(/(\d+) designs/g)].map(([, count]) => Number(count));
    const designs = countByCategory(fabrics);
    expect(counts.slice(0, categoryIds.length)).toEqual(categoryIds.map((id) => designs.get(id)));
    expect(html.match(/View Collection/g)).toHaveLength(categoryIds.length);
    expect(html).toContain('href="/fabrics?category=nylon-classics"');
  });

  it('requests the catalogue by a form that needs no script', () => {
    expect(html).toMatch(/<form[^>]*action="\/functions\/v1\/send-quote-email"[^>]*method="post"/);
    expect(html).toMatch(/type="hidden" name="product" value="Complete Catalog &amp; Pricing"/);
  });

  it('requests a call by a form that needs no script', () => {
    expect(html).toMatch(
      /<form[^>]*action="\/functions\/v1\/send-schedule-email"[^>]*method="post"/,
    );
  });

  it('carries no inline style, which the security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain('<style');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  it('has one heading of the first rank and none left out below it', () => {
    const ranks = [...html.matchAll(/<h([1-6])/g)].map(([, rank]) => Number(rank));
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
    ranks.forEach((rank, index) => {
      expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });
});
