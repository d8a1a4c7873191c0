import type { RenderedPage } from '../../contract/render.ts';
import type { StoredRevision } from './public-state.ts';

/** What the server asks of the process that prints. */
export type PrintingRequest = PrintingTask & {
  readonly job: number;
  /** The public number, and the revisions of it that this process has not been told of. */
  readonly number: number;
  readonly revisions: readonly StoredRevision[];
};

export type PrintingTask =
  | {
      readonly kind: 'print';
      readonly now: number;
      /** What visitors are shown: path and version of the body. */
      readonly shown: readonly (readonly [path: string, version: string])[];
    }
  | {
      readonly kind: 'preview';
      readonly now: number;
      readonly path: string;
      readonly query: string;
      readonly drafts: readonly StoredRevision[];
    };

export type PrintingAnswer =
  | ({ readonly kind: 'file'; readonly job: number } & PrintedFile)
  | LastAnswer;

/** What ends a job. */
export type LastAnswer = { readonly job: number } & (
  | {
      readonly kind: 'printed';
      /** How many there are, changed or not. */
      readonly count: number;
      readonly gone: readonly string[];
    }
  | ({ readonly kind: 'preview' } & RenderedPage)
  | {
      readonly kind: 'failed';
      /** `content`: it would fail again; `process`: it may work when it is tried again. */
      readonly cause: 'content' | 'process';
      readonly faults: readonly string[];
    }
);

/** A page or file that differs from what is shown, compressed quickly; its body is in the gzip. */
export interface PrintedFile {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly version: string;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}
