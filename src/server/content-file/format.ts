import type { RecordBody } from '../../domain/publishing/merge-changes.ts';

/**
 * A content file is everything the mill says: gzipped lines of JSON with a header, one line for each
 * record, picture and former state, and a footer. It depends on no engine and on no database: bodies
 * carry the version of their schema, and pictures their bytes.
 */
export const contentFormat = 1;

export interface ContentHeader {
  readonly taanaContent: typeof contentFormat;
  readonly madeAt: number;
  /** The publication whose records these are, in the database they come from. */
  readonly publication: number;
}

/** As it is public. A record that is not in the file is not on the site. */
export interface FileRecord {
  readonly kind: string;
  readonly key: string;
  readonly version: number;
  readonly body: RecordBody;
}

/** Named by a record of the kind `picture`. */
export interface FilePicture {
  readonly id: string;
  readonly source: string | null;
  readonly facts: unknown;
  /** Base64 by name: `720.avif`, `social.jpg`. */
  readonly files: Readonly<Record<string, string>>;
}

/** One state that somebody saved, for the history of its record. */
export interface FileRevision {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly parent: string | null;
  readonly version: number;
  /** JSON as it was stored; empty: the record was taken out. */
  readonly body: string | null;
  readonly author: string;
  readonly createdAt: number;
  readonly note: string;
}

export type ContentLine =
  | readonly ['record', FileRecord]
  | readonly ['picture', FilePicture]
  | readonly ['revision', FileRevision];

export interface ContentFooter {
  readonly lines: Readonly<Record<ContentLine[0], number>>;
  /** Of all lines before this one, without their line ends. */
  readonly sha256: string;
}

/** What cannot be read or written, as a sentence for the person who runs the command. */
export class ContentFault extends Error {}
