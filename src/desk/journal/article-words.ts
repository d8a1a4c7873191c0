import type { ContentName } from '../../contract/desk/publishing-answers.ts';
import { pictureKey } from '../../domain/picture/own-picture.ts';
import type { Editing } from '../record/editing.ts';
import type { RecordWords } from '../record/record-words.ts';
import { blocksOf } from './blocks/blocks-editor.tsx';

/** How an article is talked about in the bar and the last look. */
export function articleWords(title: string): RecordWords {
  return {
    name: title === '' ? 'The article' : title,
    fields: {
      title: 'title',
      excerpt: 'summary',
      image: 'picture',
      alt: 'description of the picture',
      blocks: 'text',
      date: 'date',
      modified: 'day of the last check',
      author: 'author',
      slug: 'web link',
      formerSlugs: 'old web links',
      prefix: 'list',
      withdrawn: 'place on the site',
      unlisted: 'place in the lists',
      isNew: 'mark as new',
      section: 'subject',
      tags: 'search words',
      related: 'what to read next',
      readMinutes: 'time to read',
      seoTitle: 'title on Google',
      seoDescription: 'text on Google',
    },
  };
}

/** The photographs that it shows: those that are not public yet go with it. */
export function photographsOf(editing: Editing): ContentName[] {
  const { image } = editing.body as { image?: unknown };
  const keys = blocksOf(editing).flatMap((block) =>
    block.type === 'photo' ? [block.picture] : [],
  );
  return [...new Set([String(image ?? ''), ...keys])]
    .filter((key) => pictureKey.test(key))
    .map((key) => ({ kind: 'picture', key }));
}
