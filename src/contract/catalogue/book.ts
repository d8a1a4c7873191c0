import type { ProductRecord } from './product-record.ts';

/** Where machines read the catalogue; `json` is described by `schema` and explained in docs/machines.md. */
export const bookPaths = {
  json: '/catalogue.json',
  schema: '/catalogue.schema.json',
  csv: '/catalogue.csv',
  changes: '/catalogue-changes.xml',
} as const;

/** Files that say since when they say what they say. */
export function isBook(path: string): boolean {
  return path === bookPaths.json || path === bookPaths.csv;
}

/** Raised when a field changes its meaning or goes; a new field does not raise it. */
export const bookVersion = '1.0';

export interface CatalogueBook {
  readonly $schema: string;
  readonly version: string;
  readonly mill: { readonly name: string; readonly url: string; readonly email: string };
  readonly language: string;
  /** Words that hold for every fabric. */
  readonly terms: {
    readonly price: string;
    readonly minimum_order: string;
    readonly sampling: string;
    readonly lead_time: string;
    readonly weight_tolerance: string;
  };
  /** Those that the site shows, in its order; a product names its own under `categories`. */
  readonly collections: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly count: number;
  }[];
  readonly count: number;
  readonly products: readonly ProductRecord[];
}
