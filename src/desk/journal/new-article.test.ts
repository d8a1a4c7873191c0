import { expect, test } from 'vitest';
import { articleSchema, articleSlug } from '../../content/journal/article-record.ts';
import { newArticle, newArticleKey } from './new-article.ts';
import { toSlug } from './to-slug.ts';

test('the address is made of the title, and is free', () => {
  expect(newArticleKey('What’s in a net?', [])).toBe('whats-in-a-net');
  expect(newArticleKey('Nets', ['nets', 'nets-2'])).toBe('nets-3');
  expect(newArticleKey('ਤਾਣਾ', [])).toBeUndefined();
  const long = newArticleKey('One two three four five six seven eight nine ten', []);
  expect(long).toBe('one-two-three-four-five-six-seven-eight');
  expect(long).toMatch(articleSlug);
});

test('an address may be typed word by word', () => {
  expect(toSlug('Two ')).toBe('two-');
  expect(toSlug('two-')).toBe('two-');
  expect(toSlug('-Zwölf Größen')).toBe('zwolf-gro-en');
});

test('a new article lacks only what its author has to write', () => {
  const body = newArticle({ title: 'What is a net?', author: 'Asha', day: '2026-11-16' });
  const { error } = articleSchema.safeParse(body);
  const fields = new Set(error?.issues.map(({ path }) => path[0]));
  expect([...fields].toSorted()).toEqual([
    'alt',
    'blocks',
    'excerpt',
    'image',
    'section',
    'seoDescription',
    'tags',
  ]);
});
