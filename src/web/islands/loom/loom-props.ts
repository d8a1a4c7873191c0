import type { Shade } from '../../../domain/fabric/fabric.ts';
import type { LoomBook } from '../../../loom/notation/judge-design.ts';

/** A structure to begin from, as the page lists it. */
export interface StartRow {
  readonly name: string;
  readonly note: string;
  readonly address: string;
}

/** What the page of the instrument is given; everything else is computed from it. */
export interface LoomProps {
  readonly book: LoomBook;
  readonly starts: readonly StartRow[];
  /** The design that the page opens with. */
  readonly address: string;
  /** Colours that stand ready. */
  readonly pots: readonly Shade[];
}
