/**
 * A backup is gzipped lines of JSON: a header, one line a row, a footer. It depends on
 * no engine, so it can also be used to move from SQLite to PostgreSQL.
 */
export const formatVersion = 1;

export interface Header {
  readonly taana: typeof formatVersion;
  readonly madeAt: number;
  /** The migrations that made the tables; with another list the columns may differ. */
  readonly migrations: readonly string[];
  readonly tables: readonly string[];
}

export type Row = readonly [table: string, values: Readonly<Record<string, unknown>>];

export interface Footer {
  readonly rows: Readonly<Record<string, number>>;
  /** Of all lines before this one, without their line ends. */
  readonly sha256: string;
}
