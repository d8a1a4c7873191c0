import type { AiChatAnswer } from './assistant/ai-chat.ts';
import type { FormState } from './form-state.ts';

/** What the renderer is given, and what it returns: the seam between pages and server. */
export interface RenderRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  readonly now: Date;
  /** Set when a form posted without script was refused. */
  readonly form?: FormState;
  /** Within which time the mill usually answers, measured; absent where too little supports it. */
  readonly usualAnswer?: string;
  /** The built-in guide; only a running server has one. */
  readonly ask?: Ask;
}

export type Ask = (question: string) => Extract<AiChatAnswer, { message: string }>;

export interface RenderedPage {
  /** 410: was public once and is no longer there, for good. */
  readonly status: 200 | 404 | 410 | 422;
  readonly html: string;
}

/** A page is a function of its address and of what the mill says. */
export type Render<Content> = (request: RenderRequest, content: Content) => RenderedPage;

/** The same for the content that is public now. */
export type RenderPage = (request: RenderRequest) => RenderedPage;

/** What the built renderer exports. */
export interface SiteRenderer<Content> {
  readonly render: Render<Content>;
  /** Every address that is rendered ahead. */
  staticPaths(content: Content): readonly string[];
  siteFiles(content: Content, siteUrl: string): readonly SiteFile[];
}

/** A file of the site that is not a page, such as `/robots.txt` or `/sitemap.xml`. */
export interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** `build/site.json`: what the build made, for the server to load. Files are relative to `build/`. */
export interface SiteManifest {
  readonly siteUrl: string;
  /** Module that renders what was not built ahead. */
  readonly renderer: string;
  /** The server in a few files; absent where only pages were built. */
  readonly server?: string;
  /** The moment that its dated pages show; absent where nobody noted it. */
  readonly printedAt?: number;
  readonly pages: readonly BuiltFile[];
  readonly assets: readonly BuiltFile[];
  /** Of the previous build, for pages that are still open in a browser. */
  readonly previousAssets?: readonly BuiltFile[];
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
  /** Tells its bytes from others; where it is missing, the server works it out. */
  readonly version?: string;
}
