import { describe, expect, test } from 'vitest';
import { shippedContent } from './shipped-content.ts';

const { about, claims, collections, faq, home, mill, navigation, privacy, terms, thankYou } =
  shippedContent;
const { polyesterCotton, premiumCotton } = collections;
const { menuPanel, stickyNav, exploreMore } = navigation;
const reviews = shippedContent.reviews.all;

describe('page metadata', () => {
  const metas = Object.values(shippedContent.pagesMeta).flatMap((group) => Object.entries(group));

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

test('every question is asked once', () => {
  expect(new Set(faq.questions.map((item) => item.id)).size).toBe(faq.questions.length);
  for (const item of faq.questions) expect(item.question).toMatch(/\?$/);
});

test('the privacy policy has the twelve sections in the order of the specification', () => {
  expect(privacy.sections.map((section) => section.id)).toEqual([
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
  expect(privacy.sections[9]?.title).toBe('Children under 13');
  expect(Number.isNaN(Date.parse(privacy.inForce))).toBe(false);
});

test('shipped reviews have five stars each and are all marked as samples', () => {
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
  expect(about.highlights).toHaveLength(4);
  expect(about.values.items).toHaveLength(6);
});

test('home shows the three counters, four cards and six steps of the specification', () => {
  expect(
    home.excellence.counters.map(({ claim, label, note }) => [claims[claim]?.value, label, note]),
  ).toEqual([
    [50000, 'Working Space', 'State-of-the-art facility'],
    [2000, 'Satisfied Clients', 'Global partners'],
    [500000, 'Production Capacity', 'Monthly volume'],
  ]);
  expect(home.shopByType.cards.map((card) => card.title)).toEqual([
    'Premium Polyester Cotton Collection',
    'Breathable Cotton Nylon Collection',
    '100% Cotton Fabrics',
    'Nylon Classic',
  ]);
  expect(home.productionProcess.steps.map((step) => step.id)).toEqual([
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
  expect(collections.entries).toHaveLength(4);
  expect(collections.page.popular.links.map((link) => link.to)).toEqual([
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

test('Explore More always has enough links left once a page leaves itself out', () => {
  expect(exploreMore.links.length - 1).toBeGreaterThanOrEqual(exploreMore.limit);
});

test('a claim is filed under its own id', () => {
  for (const [key, claim] of Object.entries(claims)) expect(claim?.id).toBe(key);
  expect(Object.values(claims).every((claim) => claim && claim.pages.length > 0)).toBe(true);
});

test('a phone is dialled as it is printed', () => {
  for (const { phone, tel } of mill.contacts) expect(tel).toBe(phone.replaceAll(' ', ''));
  expect(mill.whatsapp.base.endsWith(mill.whatsapp.number)).toBe(true);
  expect(`+${mill.whatsapp.number}`).toBe(mill.whatsapp.phone.replaceAll(' ', ''));
});

test('each GSM band begins where the one before it ends', () => {
  for (const [index, band] of terms.gsmBands.entries())
    if (index > 0) expect(band.from).toBe(terms.gsmBands[index - 1]?.to);
});

test('every kind of thank-you has its own texts', () => {
  const texts = Object.values(thankYou.byKind);
  for (const field of ['title', 'message', 'note'] as const)
    expect(new Set(texts.map((text) => text[field])).size).toBe(texts.length);
});
