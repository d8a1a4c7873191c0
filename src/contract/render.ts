import type { AiChatAnswer } from './assistant/ai-chat.ts';
import type { FormState } from './form-state.ts';

/** What the web room is asked, and what it answers: the seam between pages and server. */
export interface RenderRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
  /** Set when a form post without script came back with faults. */
  readonly form?: FormState;
  /** The built-in guide, where a server is there to ask it. */
  readonly ask?: Ask;
}

export type Ask = (question: string) => Extract<AiChatAnswer, { message: string }>;

export type RenderResult =
  | { readonly kind: 'page'; readonly status: 200 | 404 | 422; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: 301; readonly location: string };

export type Render = (request: RenderRequest) => RenderResult;

/** A file of the site that is not a page, such as `/robots.txt` or `/sitemap.xml`. */
export interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** The only query keys that change a page; everything else (utm_source, fbclid …) is ignored for caching. */
export type QueryKeys = (path: string) => readonly string[];

/** `build/site.json`: what the build made, for the server to load. Files are relative to `build/`. */
export interface SiteManifest {
  readonly siteUrl: string;
  /** Module that renders what was not built ahead. */
  readonly renderer: string;
  readonly pages: readonly BuiltFile[];
  readonly assets: readonly BuiltFile[];
  /** Of the edition before, for pages that are still open in a browser. */
  readonly former?: readonly BuiltFile[];
}

export interface BuiltFile {
  /** Address on the site, for example `/quote` or `/assets/quote-form-4fa1.js`. */
  readonly path: string;
  readonly file: string;
  readonly type: string;
  readonly status: number;
  /** Name carries a content hash: may be cached for ever. */
  readonly immutable: boolean;
  /** Siblings `.br` and `.gz` exist. */
  readonly compressed: boolean;
}
