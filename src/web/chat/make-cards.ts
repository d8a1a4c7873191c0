import { knittedCategories, shownCollections } from '../../domain/catalogue/knitted-categories.ts';
import { perContent, requireCategory, type SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { chatCollections } from '../../domain/assistant/chat-collections.ts';
import { keywordsOf } from '../../domain/assistant/match-collections.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';
import { collectionSwatch } from '../sections/collection-picture.ts';
import type { ChatCard } from './card-list.tsx';

/** The collections of the keyword assistant, each leading to its fabrics. */
export const keywordCards = perContent((content): readonly ChatCard[] => [
  ...knitted(content).map(({ id, name, categoryId, alias }) => ({
    id,
    title: name,
    description: shortly(requireCategory(content, categoryId).description),
    image: thumbnail(content, categoryId),
    url: href.fabrics({ category: alias }),
  })),
  ...ownCollections(content).map(({ id, title, description }) => ({
    id,
    title,
    description: shortly(description),
    image: thumbnail(content, id),
    url: href.fabrics({ category: id }),
    keywords: keywordsOf(title),
  })),
]);

/** All collections as the AI assistant shows them, each opening its part of the collections page. */
export const aiCards = perContent((content): readonly ChatCard[] =>
  shownCollections(content).map(({ id, title, description }) => ({
    id,
    title,
    description: shortly(description),
    image: thumbnail(content, id),
    url: href.collections(id),
  })),
);

/** Those that hold a fabric. */
function knitted(content: SiteContent) {
  const ids = new Set(knittedCategories(content));
  return chatCollections.filter(({ categoryId }) => ids.has(categoryId));
}

/** Those that the mill has added beside the shipped ones. */
function ownCollections(content: SiteContent) {
  return shownCollections(content).filter(
    ({ id }) => !chatCollections.some(({ categoryId }) => categoryId === id),
  );
}

function shortly(description: string): string {
  return `${description.split('. ')[0]?.replace(/\.$/, '') ?? ''}.`;
}

function thumbnail(content: SiteContent, id: CategoryId): string {
  const picture = collectionSwatch(content, id);
  if (!picture) return '';
  const version = picture.version ? `?v=${picture.version}` : '';
  return `${picture.path.replace('/pictures/', '/img/')}-180-q30${version}`;
}
