import { describe, expect } from 'vitest';
import { aliases, redirects } from '../../src/contract/match-route.ts';
import { isFocused } from '../support/enquiries/form-steps.ts';
import { lookingTest as test } from '../support/server/site.ts';
import { contentPaths, staticPaths } from '../support/browser/page-paths.ts';

/** Pages without the header and footer of the site. */
const bare = new Set(['/embed']);
/** One of each template: with script, every page of the site is opened in accessibility.test.ts. */
const templates = [
  '/',
  '/quote',
  '/catalogue',
  '/faq',
  '/blog/textile-compliance-2025',
  '/compare',
];

describe('every page of the route table', () => {
  test.for([...staticPaths, ...contentPaths(), ...Object.keys(aliases)])(
    '%s is complete in the HTML',
    async (path, { server }) => {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html.match(/<h1\b[^>]*>.*?<\/h1>/gs)).toHaveLength(1);
      expect(
        html
          .match(/<h1\b[^>]*>(.*?)<\/h1>/s)?.[1]
          ?.replace(/<[^>]+>/g, '')
          .trim(),
      ).not.toBe('');
      expect(html.match(/<link[^>]+rel="canonical"/g)).toHaveLength(1);
      expect(html).toMatch(/<meta name="description" content="[^"]{80}/);
      if (bare.has(path)) return;
      expect(html).toMatch(/<noscript>.*Contact us for quotes and samples\..*<\/noscript>/s);
      expect(html).toContain('<footer');
      if (path === '/') return;
      const crumbs = /<nav[^>]+aria-label="Breadcrumb".*?<\/nav>/s.exec(html)?.[0];
      expect(crumbs).toMatch(/<a [^>]*href="\/"[^>]*>Home<\/a>/);
    },
  );

  test.for(templates)('%s is complete without script', async (path, { revisit }) => {
    const page = await revisit(path, { script: false, width: 'phone' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    const blurb = page.locator('noscript p');
    expect(await blurb.isVisible()).toBe(true);
    expect(await blurb.textContent()).toContain('Contact us for quotes and samples.');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('has its own title', async ({ server }) => {
    const paths = [...staticPaths, ...contentPaths()];
    const titles = await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(server.url + path)).text();
        return /<title>(.+?)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(paths.length);
  });

  test.for(Object.entries(aliases))(
    '%s names %s as canonical',
    async ([alias, canonical], { server }) => {
      const html = await (await fetch(server.url + alias)).text();
      const link = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/.exec(html)?.[1];
      expect(new URL(link ?? '').pathname).toBe(canonical);
    },
  );
});

describe('redirects', () => {
  test.for(Object.entries(redirects))(
    '%s redirects permanently to %s',
    async ([from, to], { server }) => {
      const answer = await fetch(`${server.url}${from}?utm_source=x`, { redirect: 'manual' });
      expect(answer.status).toBe(301);
      const location = new URL(answer.headers.get('location') ?? '', server.url);
      expect(location.pathname).toBe(to);
      expect(location.search).toBe('?utm_source=x');
    },
  );
});

describe('an unknown address', () => {
  test.for([true, false])(
    'shows the not-found screen (script: %s)',
    async (script, { revisit, server }) => {
      const page = await revisit('/no/such-page', { script, expected: [/404/] });
      await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
      expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
      expect(server.log()).toContain('/no/such-page');
      await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
      await page.waitForURL(`${server.url}/`);
    },
  );

  test('answers 404 and stays out of search engines', async ({ server }) => {
    const answer = await fetch(`${server.url}/no/such-page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
  });
});

describe('skip links', () => {
  test.for([
    { name: 'Skip to main content', lands: 'main' },
    { name: 'Skip to navigation', lands: 'nav' },
  ])('$name', async ({ name, lands }, { revisit }) => {
    const page = await revisit('/contact');
    const link = page.getByRole('link', { name });
    for (let tabs = 0; tabs < 3 && !(await link.evaluate(isFocused)); tabs += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await link.evaluate(isFocused)).toBe(true);
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    const target = page.locator(`:target`);
    expect(await target.evaluate((element, tag) => element.closest(tag) !== null, lands)).toBe(
      true,
    );
  });
});
