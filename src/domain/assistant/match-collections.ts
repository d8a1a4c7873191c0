import { chatCollections, type ChatCollectionId, genericKeywords } from './chat-collections.ts';

export type KeywordMatch =
  /** The collections whose keywords were used; all four when only general keywords were used. */
  | { readonly kind: 'collections'; readonly ids: readonly ChatCollectionId[] }
  | { readonly kind: 'none' };

/** The result of reading a message by keywords. */
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
