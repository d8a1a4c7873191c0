import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { toSlug } from './to-slug.ts';

/** An address has at most so many words; short ones are remembered. */
const mostWords = 8;

/** The first address of an article with this title; undefined: the title has no letters to make one of. */
export function newArticleKey(title: string, taken: readonly string[]): string | undefined {
  const words = toSlug(title).split('-').filter(Boolean).slice(0, mostWords);
  const key = words.join('-');
  if (key === '') return undefined;
  if (!taken.includes(key)) return key;
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${key}-${number}`)) return `${key}-${number}`;
  }
}

/** What a new article begins with; what is still empty is named by the desk. */
export function newArticle({
  title,
  author,
  day,
}: {
  readonly title: string;
  readonly author: string;
  readonly day: string;
}): RecordBody {
  return {
    prefix: 'blog',
    title,
    seoDescription: '',
    excerpt: '',
    image: '',
    alt: '',
    date: day,
    modified: day,
    author,
    section: '',
    tags: [],
    readMinutes: 1,
    related: [],
    blocks: [{ type: 'prose', text: '' }],
  };
}
