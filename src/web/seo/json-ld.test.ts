import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { checkJsonLd } from '../../../tests/support/documents/check-json-ld.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumbList, collectionPage, questionList } from './lists.ts';
import { organization, website } from './organization.ts';

const site = 'https://mill.example';
const article = {
  key: 'what-is-gsm',
  slug: 'what-is-gsm',
  formerSlugs: [],
  prefix: 'blog',
  title: 'What is GSM? A chart to print',
  seoDescription: 'Grams per square metre, explained.',
  excerpt: 'Grams per square metre.',
  image: 'journal-gsm',
  alt: 'A swatch on a balance',
  date: '2025-06-10',
  modified: '2025-09-02',
  author: "The mill's notebook",
  section: 'GSM',
  tags: ['GSM', 'Buying'],
  readMinutes: 6,
  related: [],
} as const;

test.each([
  ['Organization', organization(shippedContent, site)],
  ['WebSite', website(shippedContent, site)],
  ['FAQPage', questionList([{ question: 'Why?', answer: 'Because.' }])],
  [
    'CollectionPage',
    collectionPage(site, {
      name: 'Blog',
      description: 'Seven guides.',
      path: '/blog',
      items: [{ name: 'What is GSM?', path: '/blog/what-is-gsm' }],
    }),
  ],
  [
    'BlogPosting',
    blogPosting(shippedContent, site, { ...article, tags: [...article.tags], related: [] }),
  ],
  ['BreadcrumbList', breadcrumbList(site, [{ name: 'Home', path: '/' }])],
])('%s keeps the rules of search engines', (_type, data) => {
  expect(checkJsonLd(JSON.stringify(data))).toEqual([]);
});

test('an article is known by one address, its dates and its length', () => {
  expect(
    blogPosting(shippedContent, site, { ...article, tags: ['GSM'], related: [] }),
  ).toMatchObject({
    url: `${site}/blog/what-is-gsm`,
    datePublished: '2025-06-10',
    dateModified: '2025-09-02',
    timeRequired: 'PT6M',
  });
});

test('the checker itself notices what is missing, wrong or out of order', () => {
  const check = (data: object) => checkJsonLd(JSON.stringify(data)).join('\n');
  expect(check({ '@type': 'FAQPage' })).toMatch(/@context/);
  const context = { '@context': 'https://schema.org' };
  expect(check({ ...context, '@type': 'FAQPage' })).toMatch(/needs "mainEntity"/);
  expect(check({ ...context, '@type': 'FAQPage', mainEntity: [] })).toMatch(/empty/);
  expect(check({ ...context, '@type': 'Nonsense' })).toMatch(/unknown/);
  expect(check({ ...context, '@type': 'Organization', name: 'x', url: '/about' })).toMatch(/url/);
  const items = [{ '@type': 'ListItem', position: 2 }];
  expect(check({ ...context, '@type': 'BreadcrumbList', itemListElement: items })).toMatch(
    /position/,
  );
  expect(checkJsonLd('{')).not.toEqual([]);
});
