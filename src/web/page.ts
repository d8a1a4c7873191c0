import type { ReactNode } from 'react';
import type { RenderRequest } from '../contract/render.ts';
import type { SheetName } from './assets.ts';
import type { Crumb } from '../domain/breadcrumbs/breadcrumbs.ts';

/** What a page module returns: everything the document needs to stand around it. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** Path (and query) search engines should keep. */
  readonly canonical: string;
  readonly robots?: 'index, follow' | 'noindex, follow';
  /** Scene of the 1200×630 social picture. */
  readonly socialScene?: string;
  readonly article?: ArticleMeta;
  readonly crumbs: readonly Crumb[];
  readonly jsonLd?: readonly JsonLd[];
  readonly status?: 200 | 404 | 422;
  /** Stylesheet of this kind of page; without one it has what all pages have in common. */
  readonly sheet?: SheetName;
  /** `bare` leaves header, footer and launchers out. */
  readonly frame?: 'site' | 'bare';
  readonly body: ReactNode;
}

export interface ArticleMeta {
  readonly publishedTime: string;
  readonly modifiedTime: string;
  readonly author: string;
  readonly section: string;
  readonly tags: readonly string[];
}

export type JsonLd = Readonly<Record<string, unknown>>;

export type PageModule = (request: RenderRequest & { readonly slug?: string }) => Page | undefined;
