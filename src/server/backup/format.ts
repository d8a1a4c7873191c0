/**
 * A backup is gzipped lines of JSON: a header, one line a row, a footer. It belongs to no engine,
 * so it also carries a mill from SQLite to PostgreSQL.
 */
export const formatVersion = 1;

export interface Header {
  readonly taana: typeof formatVersion;
  readonly madeAt: number;
  /** The tables are what these files make; another list is another shape. */
  readonly migrations: readonly string[];
  readonly tables: readonly string[];
}

export type Row = readonly [table: string, values: Readonly<Record<string, unknown>>];

export interface Footer {
  readonly rows: Readonly<Record<string, number>>;
  /** Of all lines before this one, without their line ends. */
  readonly sha256: string;
}
