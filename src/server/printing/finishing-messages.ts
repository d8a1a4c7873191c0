import type { StoredRevision } from './public-state.ts';

/** What the server asks of the process that finishes, one thing after the other; and what it hands over. */
export type FinishingTask =
  | { readonly kind: 'compress'; readonly gzip: Uint8Array }
  | {
      readonly kind: 'papers';
      readonly siteUrl: string;
      readonly number: number;
      readonly revisions: readonly StoredRevision[];
      /** The addresses that answer with a paper now. */
      readonly standing: readonly string[];
      /** What papers were printed from; the others were printed by the build from shipped content. */
      readonly papers: Readonly<Record<string, string>>;
    }
  /** The file that was asked for, if there is one. */
  | { readonly kind: 'picture'; readonly file: string; readonly body: Uint8Array | undefined };

export type FinishingAnswer =
  | { readonly kind: 'compressed'; readonly br: Uint8Array; readonly gzip: Uint8Array }
  | {
      readonly kind: 'paper';
      readonly path: string;
      readonly body: Uint8Array;
      /** Tells what it was printed from. */
      readonly origin: string;
    }
  /** A file of one of the mill's own pictures is needed. */
  | { readonly kind: 'picture-wanted'; readonly key: string; readonly name: string }
  | { readonly kind: 'papers-done' }
  | { readonly kind: 'failed'; readonly fault: string };
