import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { articleSlugs } from '../../src/content/journal/articles.ts';
import { shippedContent } from '../../src/content/shipped-content.ts';
import { lookingTest as test } from '../support/server/site.ts';

const { about, articles, collections, faq, mill, privacy, reviews } = shippedContent;
const { polyesterCotton, premiumCotton } = collections;

const contentPages = [
  '/about',
  '/reviews',
  '/faq',
  '/privacy-policy',
  '/collections',
  '/collections/premium-cotton',
  '/collections/polyester-cotton',
  '/blog',
  '/blogs',
  '/ai-fabric-guide',
];

describe('the content of pages', () => {
  test('the about page has story, highlights, mission, values and further links', async ({
    revisit,
  }) => {
    const main = (await revisit('/about', { script: false })).getByRole('main');
    const text = await main.textContent();
    for (const { title } of [...about.highlights, ...about.values.items]) {
      expect(text).toContain(title);
    }
    for (const paragraph of about.story.paragraphs) expect(text).toContain(paragraph);
    expect(text).toContain(about.mission.text);
    const fabrics = main.getByRole('link', { name: 'Explore Our Fabrics' });
    expect(await fabrics.getAttribute('href')).toBe('/fabrics');
  });

  test('the reviews page shows six reviews with five laps each, marked as samples, and two links', async ({
    revisit,
  }) => {
    const main = (await revisit('/reviews', { script: false })).getByRole('main');
    for (const { review, company } of reviews.all) {
      expect(await main.getByText(review).isVisible()).toBe(true);
      expect(await main.getByText(company).isVisible()).toBe(true);
    }
    expect(await main.getByRole('img', { name: 'Rated 5 of 5' }).count()).toBe(6);
    expect(await main.getByText(/Sample reviews/).isVisible()).toBe(true);
    expect(await main.getByText(/500\+ clients/).isVisible()).toBe(true);
    expect(await main.getByRole('link', { name: 'Get Quote' }).first().getAttribute('href')).toBe(
      '/quote',
    );
  });

  test('the privacy policy has twelve numbered sections, its dates and its address', async ({
    revisit,
  }) => {
    const page = await revisit('/privacy-policy', { script: false });
    const headings = await page.locator('.numbered h2').allTextContents();
    expect(headings).toEqual(privacy.sections.map(({ title }) => title));
    const dates = page.getByRole('table', { name: 'Dates of this policy' });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: mill.timeZone });
    expect(await dates.locator('time[data-today]').getAttribute('datetime')).toBe(today);
    expect(await dates.textContent()).toContain(privacy.version);
    const card = page.locator('.contact-card');
    for (const text of [mill.legal.name, mill.sales.email, mill.contacts[0].phone]) {
      expect(await card.textContent()).toContain(text);
    }
  });

  test('the policy shows the current day, not the day of the build', async ({ visit }) => {
    const page = await visit('/privacy-policy', {
      prepare: (opened) => opened.clock.setFixedTime(new Date('2031-05-06T12:00:00Z')),
    });
    await page.locator('time[data-today][datetime="2031-05-06"]').waitFor();
    expect(await page.locator('time[data-today]').innerText()).toBe('6 May 2031');
  });

  test('each collection has the anchor that the assistants link to', async ({ revisit }) => {
    const page = await revisit('/collections#nylon-classics', { script: false });
    for (const { id, title } of collections.entries) {
      const heading = page.locator(`#${id}`).getByRole('heading', { name: title });
      expect(await heading.isVisible()).toBe(true);
    }
    expect(await page.locator('#nylon-classics').evaluate((e) => e.matches(':target'))).toBe(true);
    const popular = page.getByRole('region', { name: 'Popular Categories' });
    expect(await addresses(popular.getByRole('link'))).toEqual([
      '/fabrics?category=premium-cotton',
      '/fabrics?category=polyester-cotton-knits',
      '/fabrics?category=breathable-cotton-nylon-collection',
      '/contact',
    ]);
  });

  test.for([
    { path: '/premium-cotton', content: premiumCotton, cards: premiumCotton.uses.items },
    {
      path: '/polyester-cotton',
      content: polyesterCotton,
      cards: polyesterCotton.applications.items,
    },
  ])(
    '$path has its figures, cards and questions',
    async ({ path, content, cards }, { revisit }) => {
      const main = (await revisit(path, { script: false })).getByRole('main');
      for (const { title } of cards) {
        expect(await main.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(
          true,
        );
      }
      expect(await main.getByRole('table').count()).toBe(1);
      expect(await main.locator('summary').allTextContents()).toEqual(
        content.faq.map(({ question }) => question),
      );
      for (const { to } of content.actions) {
        expect(await main.locator(`a[href="${to}"]`).count()).toBeGreaterThan(0);
      }
    },
  );

  test('Explore More leads to eight other pages', async ({ server }) => {
    for (const path of contentPages) {
      const html = await (await fetch(server.url + path)).text();
      const block = /<nav class="explore.*?<\/nav>/s.exec(html)?.[0] ?? '';
      const found = [...block.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
      expect({ path, count: found.length }).toEqual({ path, count: 8 });
      expect(found).not.toContain(path);
    }
  });
});

describe('questions', () => {
  test('each of the ten opens by keyboard without script', async ({ revisit }) => {
    const page = await revisit('/faq', { script: false, width: 'phone' });
    expect(await page.locator('main summary').allTextContents()).toEqual(
      faq.questions.map(({ question }) => question),
    );
    const first = page.locator('main details').first();
    expect(await first.getByText(faq.questions[0]!.answer).isVisible()).toBe(false);
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await first.getByText(faq.questions[0]!.answer).isVisible()).toBe(true);
  });

  test('an answer can be linked to', async ({ revisit }) => {
    const page = await revisit('/faq#shrinkage');
    expect(await page.locator('#shrinkage').count()).toBe(1);
  });
});

describe('the journal', () => {
  test('/blog lists seven articles by title with date, tags, read time and NEW', async ({
    revisit,
  }) => {
    const page = await revisit('/blog', { script: false });
    const items = page.locator('.notes > li');
    const titles = await items.getByRole('heading').allTextContents();
    expect(titles).toHaveLength(7);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const facts of await items.locator('.facts').allTextContents()) {
      expect(facts).toMatch(/\d{4}.*[68] min read.*\w+, \w+/);
    }
    expect(await items.getByText('NEW', { exact: true }).count()).toBeGreaterThan(0);
    expect(await items.getByRole('link', { name: /^Read\s*:/ }).count()).toBe(7);
  });

  test('/blogs opens its two articles in place', async ({ revisit }) => {
    const page = await revisit('/blogs', { script: false, width: 'phone' });
    const cards = page.locator('article');
    expect(await addresses(cards.getByRole('heading', { level: 2 }).getByRole('link'))).toEqual(
      articles.filter(({ prefix }) => prefix === 'blogs').map(({ slug }) => `/blogs/${slug}`),
    );
    const whole = cards.first().getByText('The three side by side');
    expect(await whole.isVisible()).toBe(false);
    await cards.first().getByText('Read full blog').click();
    expect(await whole.isVisible()).toBe(true);
  });

  test.for(articleSlugs)(
    '%s is served under both prefixes with one canonical address',
    async (slug, { server }) => {
      const canonical = await Promise.all(
        ['/blog', '/blogs'].map(async (prefix) => {
          const html = await (await fetch(`${server.url}${prefix}/${slug}`)).text();
          expect(html).toContain(`class="crumb-back" href="${prefix}"`);
          expect(html.match(/property="article:published_time"/g)).toHaveLength(1);
          const related =
            /<section[^>]*aria-label="Read next".*?<\/section>/s.exec(html)?.[0] ?? '';
          expect(related.match(/<a /g)?.length).toBeGreaterThanOrEqual(2);
          expect(related).not.toContain(`/${slug}"`);
          return /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
        }),
      );
      expect(canonical[0]).toMatch(new RegExp(`/blogs?/${slug}$`));
      expect(canonical[1]).toBe(canonical[0]);
    },
  );

  test('the GSM chart can be downloaded', async ({ revisit }) => {
    const page = await revisit('/blog/what-is-gsm-fabric-weight-chart');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Download the GSM chart/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('gsm-chart-a4.svg');
  });

  test('on a phone a wide table becomes a list with the column name for each cell', async ({
    revisit,
  }) => {
    const page = await revisit('/blog/textile-compliance-2025', { width: 'phone' });
    const cell = page.locator('.card-table-wide td[data-column]').first();
    const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content);
    expect(label).toContain(await cell.getAttribute('data-column'));
  });
});

function addresses(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}
