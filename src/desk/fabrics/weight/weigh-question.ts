import type { Knittable } from '../../../loom/types.ts';
import type { Weighed, YarnFit, YarnOnShelf } from './weigh.ts';

/** What the desk asks of the worker that knits, and what it answers. */
export type WeighQuestion =
  | { readonly kind: 'weigh'; readonly cloth: Knittable }
  | {
      readonly kind: 'fit';
      readonly cloth: Knittable;
      readonly wanted: { readonly from: number; readonly to: number };
      readonly book: readonly YarnOnShelf[];
    };

export type WeighAnswer<Question extends WeighQuestion> = Question extends { kind: 'weigh' }
  ? Weighed
  : YarnFit | undefined;

export interface Asked {
  readonly id: number;
  readonly question: WeighQuestion;
}

export interface Answered {
  readonly id: number;
  /** Nothing, too, if the loom could not knit it. */
  readonly answer: Weighed | YarnFit | undefined;
}
