import type { Fabric } from '../../fabric/fabric.ts';
import type { WishName } from '../find-cloth.ts';
import type { Measures } from '../read-measures.ts';
import type { Question } from '../read-question.ts';
import { noWishes, type Order, type Wishes } from '../wishes.ts';
import type { Comparative } from './read-pointer.ts';

/** Where a conversation stands before the next words. */
export interface Thread {
  readonly search: Wishes;
  /** Fabrics that were named or chosen, and not merely found. */
  readonly subject: readonly Fabric[];
  /** The one that was spoken of before the last: "which is heavier" means both. */
  readonly earlier?: Fabric;
  /** Those of which one was chosen by a word: "and the lightest" means them again. */
  readonly among?: readonly Fabric[];
  /** What the answer before showed, in its order. */
  readonly listed: readonly Fabric[];
  /** The calculation before, which the next figure changes. */
  readonly calculation?: Question;
  /** The length or weight that was said last. */
  readonly quantity?: Measures;
  /** The last question about fabrics: "and 14C?" asks the same of another. */
  readonly about?: Question;
  /** The guide has just asked back: it does not ask again. */
  readonly hasAsked: boolean;
}

export const newThread: Thread = { search: noWishes, subject: [], listed: [], hasAsked: false };

/** A question as it is meant in its conversation. */
export interface Resolved {
  readonly question: Question;
  /** The fabrics it is about; none where it searches. */
  readonly chosen: readonly Fabric[];
  readonly isSearch: boolean;
  /** Wishes of these words, which a search gives up last. */
  readonly newest: readonly WishName[];
  readonly anchor?: { readonly fabric: Fabric; readonly than: Comparative };
  /** "Which of them is lighter": those of the fabrics before that fit, and by which order. */
  readonly picked?:
    | { readonly from: readonly Fabric[]; readonly fits: readonly Fabric[]; readonly order?: Order }
    | undefined;
  /** What is not clear, said as a question. */
  readonly asks?: string;
  readonly next: Omit<Thread, 'listed'>;
}
