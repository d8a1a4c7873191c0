import { describe, expect, test } from 'vitest';
import { aboutPage } from './about.ts';
import { allClaims, claims } from './claims.ts';
import { collectionEntries, collectionsPage } from './collections/overview.ts';
import { polyesterCotton } from './collections/polyester-cotton.ts';
import { premiumCotton } from './collections/premium-cotton.ts';
import { faq } from './faq.ts';
import { excellence, productionProcess, shopByType } from './home.ts';
import { privacyInForce, privacySections } from './legal/privacy.ts';
import { mill } from './mill.ts';
import { exploredFrom, exploreMore, exploreMoreLimit, menuPanel, stickyNav } from './navigation.ts';
import { categoriesMeta, pagesMeta } from './pages-meta.ts';
import { reviews } from './reviews.ts';
import { gsmBands } from './terms.ts';
import { thankYou } from './thank-you.ts';

describe('page metadata', () => {
  const metas = [...Object.entries(pagesMeta), ...Object.entries(categoriesMeta)];

  test.each(metas)('%s has a title and a description that are not cut', (_path, meta) => {
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(120);
    expect(meta.description.length).toBeLessThanOrEqual(158);
  });

  test('no two pages share a title or a description', () => {
    expect(new Set(metas.map(([, meta]) => meta.title)).size).toBe(metas.length);
    expect(new Set(metas.map(([, meta]) => meta.description)).size).toBe(metas.length);
  });
});

test('the FAQ has ten entries, each asked once', () => {
  expect(faq).toHaveLength(10);
  expect(new Set(faq.map((item) => item.id)).size).toBe(10);
  for (const item of faq) expect(item.question).toMatch(/\?$/);
});

test('the privacy policy has the twelve sections in the order of the specification', () => {
  expect(privacySections.map((section) => section.id)).toEqual([
    'information-we-collect',
    'how-we-use-it',
    'sharing',
    'cookies',
    'advertising',
    'security',
    'retention',
    'your-rights',
    'international-transfers',
    'children',
    'changes',
    'contact',
  ]);
  expect(privacySections[9]?.title).toBe('Children under 13');
  expect(Number.isNaN(Date.parse(privacyInForce))).toBe(false);
});

test('six reviews, five stars each, all marked as samples', () => {
  expect(reviews).toHaveLength(6);
  for (const review of reviews) expect(review).toMatchObject({ rating: 5, sample: true });
});

test('a review’s month for machines is the month it shows', () => {
  for (const { date, month } of reviews) {
    const shown = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(shown).toBe(date);
  }
});

test('about shows four highlights and six values', () => {
  expect(aboutPage.highlights).toHaveLength(4);
  expect(aboutPage.values.items).toHaveLength(6);
});

test('home shows the three counters, four cards and six steps of the specification', () => {
  expect(excellence.counters.map(({ target, label, note }) => [target, label, note])).toEqual([
    [50000, 'Working Space', 'State-of-the-art facility'],
    [2000, 'Satisfied Clients', 'Global partners'],
    [500000, 'Production Capacity', 'Monthly volume'],
  ]);
  expect(shopByType.cards.map((card) => card.title)).toEqual([
    'Premium Polyester Cotton Collection',
    'Breathable Cotton Nylon Collection',
    '100% Cotton Fabrics',
    'Nylon Classic',
  ]);
  expect(productionProcess.steps.map((step) => step.id)).toEqual([
    'warping',
    'knitting',
    'heat-setting',
    'dyeing',
    'finishing',
    'inspection',
  ]);
});

test('the landing pages carry as many cards and questions as the specification counts', () => {
  expect(premiumCotton.faq).toHaveLength(2);
  expect(polyesterCotton.benefits.items).toHaveLength(3);
  expect(polyesterCotton.applications.items).toHaveLength(4);
  expect(polyesterCotton.faq).toHaveLength(3);
  expect(collectionEntries).toHaveLength(4);
  expect(collectionsPage.popular.links.map((link) => link.to)).toEqual([
    '/fabrics?category=premium-cotton',
    '/fabrics?category=polyester-cotton-knits',
    '/fabrics?category=breathable-cotton-nylon-collection',
    '/contact',
  ]);
});

test('the menus hold the entries of the specification, in its order', () => {
  expect(menuPanel.map((item) => item.label)).toEqual([
    'Home',
    'Categories',
    'Blogs',
    'Contact Us',
    'Schedule a Call',
    'About Us',
    'Customer Reviews',
    'Privacy Policy',
  ]);
  expect(stickyNav.map((item) => item.label)).toEqual([
    'Categories',
    'Blog',
    'Contact Us',
    'Schedule a Call',
    'Privacy Policy',
  ]);
  expect(stickyNav[0]?.children?.map((child) => child.label)).toEqual([
    '100% Cotton',
    'Premium Cotton',
    '100% Nylon',
    'All Categories',
  ]);
  expect(stickyNav[1]?.children).toHaveLength(5);
});

test('Explore More shows each of its links somewhere, Home and Reviews too', () => {
  const pages = [
    '/about',
    '/faq',
    '/blog',
    '/blogs',
    '/reviews',
    '/privacy-policy',
    '/collections',
  ];
  const shown = new Set(pages.flatMap((path) => exploredFrom(path).map(({ to }) => to)));
  expect([...shown].toSorted()).toEqual(exploreMore.map(({ to }) => to).toSorted());
  for (const path of pages) {
    const links = exploredFrom(path);
    expect(links).toHaveLength(exploreMoreLimit);
    expect(links.map(({ to }) => to)).not.toContain(path);
  }
});

test('Explore More always has enough links left once a page leaves itself out', () => {
  expect(exploreMore.length - 1).toBeGreaterThanOrEqual(exploreMoreLimit);
});

test('a claim is filed under its own id', () => {
  for (const [key, claim] of Object.entries(claims)) expect(claim.id).toBe(key);
  expect(allClaims.every((claim) => claim.pages.length > 0)).toBe(true);
});

test('a phone is dialled as it is printed', () => {
  for (const { phone, tel } of mill.contacts) expect(tel).toBe(phone.replaceAll(' ', ''));
  expect(mill.whatsapp.base.endsWith(mill.whatsapp.number)).toBe(true);
  expect(`+${mill.whatsapp.number}`).toBe(mill.whatsapp.phone.replaceAll(' ', ''));
});

test('each GSM band begins where the one before it ends', () => {
  for (const [index, band] of gsmBands.entries())
    if (index > 0) expect(band.from).toBe(gsmBands[index - 1]?.to);
});

test('every kind of thank-you has its own texts', () => {
  const texts = Object.values(thankYou);
  for (const field of ['title', 'message', 'note'] as const)
    expect(new Set(texts.map((text) => text[field])).size).toBe(texts.length);
});
