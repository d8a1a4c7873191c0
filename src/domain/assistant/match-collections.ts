import { chatCollections, type ChatCollectionId, genericKeywords } from './chat-collections.ts';

export type KeywordMatch =
  /** Words of one or more collections were used; or only general ones, then all four are meant. */
  | { readonly kind: 'collections'; readonly ids: readonly ChatCollectionId[] }
  | { readonly kind: 'none' };

/** What the keyword assistant understands of a message. */
export function matchCollections(message: string): KeywordMatch {
  const text = message.toLowerCase();
  const specific = chatCollections
    .filter(({ keywords }) => keywords.some((word) => text.includes(word)))
    .map(({ id }) => id);
  if (specific.length > 0) return { kind: 'collections', ids: specific };
  if (genericKeywords.some((word) => text.includes(word))) {
    return { kind: 'collections', ids: chatCollections.map(({ id }) => id) };
  }
  return { kind: 'none' };
}
