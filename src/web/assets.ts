import { type PageStylesheet, plainStyle } from '../contract/pages.ts';

/** Addresses of the built browser files; the build and the dev server each define them. */
interface Assets {
  readonly script: string;
  readonly style: string;
  /** What one kind of page or one island needs beyond the common style, by name. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The whole style of one kind of page, by the same names or `plainStyle`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** The files of `styles/sheets`: what is not worth fetching with every page. */
export type StylesheetName = PageStylesheet | 'cloth' | 'dialog' | 'viewer';

declare const __ASSETS__: Assets;

export const assets: Assets = __ASSETS__;

/** The style of an island, fetched when it wakes. */
export function islandStylesheet(name: StylesheetName): string {
  const href = assets.sheets[name];
  if (!href) throw new Error(`styles/sheets/${name}.css does not exist`);
  return href;
}

/** The style of a page. */
export function pageStylesheets(name: PageStylesheet | undefined): readonly string[] {
  return assets.pages[name ?? plainStyle] ?? [assets.style];
}
