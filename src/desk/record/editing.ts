import type { Present } from '../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';

/** How far what a person typed has come. */
export type Keeping =
  /** The desk has it, since this moment. */
  | { readonly state: 'saved'; readonly at: number | undefined }
  /** Typed a moment ago, or on its way. */
  | { readonly state: 'saving' }
  /** No line: what differs from the desk is kept on this device and sent when the line is back. */
  | { readonly state: 'offline'; readonly since: number; readonly unsent: readonly string[] }
  /** The desk answered with a refusal; the text stays in the form and on this device. */
  | { readonly state: 'refused'; readonly at: number; readonly error: string };

/** A field that somebody else changed while it was written here. */
export interface OpenClash {
  /** `mill.width`, as in `changedFields`. */
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly author: string;
  readonly at: number;
}

/** One record in the hands of one person: every form of the desk reads and writes through it. */
export interface Editing {
  readonly kind: string;
  readonly key: string;
  /** What the form shows. Read a field by `readField(body, 'moq.perStyle')`. */
  readonly body: RecordBody;
  /** What is public, or shipped; null where nothing is yet. */
  readonly before: RecordBody | null;
  /** Fields in which `body` differs from `before`, by dotted name. */
  readonly changed: readonly string[];
  /** What the body still lacks before it can be published. */
  readonly faults: readonly BodyFault[];
  readonly clashes: readonly OpenClash[];
  readonly keeping: Keeping;
  /** Who else has it open. */
  readonly present: readonly Present[];
  /** The newest saved revision; named when it is published. */
  readonly revision: string | null;
  /** The desk has no such record yet, or it is taken out: the next save makes it. */
  readonly absent: boolean;
  /** False: this device has no room left, and unsaved text is in this page alone. */
  readonly kept: boolean;
  /** Writes one field (dotted name); `undefined` removes it. Saved 800 ms after the last call. */
  set(field: string, value: unknown): void;
  /** Writes several fields as one step. */
  setAll(values: Readonly<Record<string, unknown>>): void;
  settle(field: string, choice: 'mine' | 'theirs'): void;
  /** Resolves when the desk has everything, or says that it could not. */
  saveNow(): Promise<boolean>;
  /** Sends what could not be sent. */
  tryAgain(): void;
  /** Brings the field back to what is public. */
  revert(field: string): void;
}
