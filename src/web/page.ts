import type { SiteContent } from '../content/site-content.ts';
import type { ReactNode } from 'react';
import type { PageMeta } from '../content/pages-meta.ts';
import { breadcrumbs, type Crumb } from '../contract/breadcrumbs.ts';
import { type FixedPageId, pages } from '../contract/pages.ts';
import type { RenderRequest } from '../contract/render.ts';

/** What a page module returns: everything the document around it needs. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** Path (and query) search engines should keep. */
  readonly canonical: string;
  readonly robots?: 'index, follow' | 'noindex, follow';
  /** Scene of the 1200×630 social picture. */
  readonly socialScene?: string;
  /** Address of another card, which stands before the scene. */
  readonly socialPath?: string;
  readonly article?: ArticleMeta;
  readonly crumbs: readonly Crumb[];
  readonly jsonLd?: readonly JsonLd[];
  readonly status?: 200 | 404 | 410 | 422;
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

export interface PageRequest extends RenderRequest {
  readonly slug?: string;
  readonly content: SiteContent;
}

export type PageModule = (request: PageRequest) => Page | undefined;

/** What the page table and the texts define for a page; its module adds the rest. */
export function basePage(
  content: SiteContent,
  id: FixedPageId,
): Omit<Page, 'body'> & { readonly socialScene: string } {
  const { pages: pagesMeta } = content.pagesMeta;
  const { title, description, ...described } = describedPage(pagesMeta[id]);
  return {
    ...described,
    // Empty where it rests on a claim that is not said.
    title: title || content.mill.name,
    description: description || content.mill.blurb,
    canonical: pages[id],
    crumbs: breadcrumbs(pages[id]),
  };
}

export function describedPage(
  meta: PageMeta,
): Pick<Page, 'title' | 'description' | 'robots'> & { readonly socialScene: string } {
  const { title, description, scene, index } = meta;
  return { title, description, socialScene: scene, ...(!index && { robots: 'noindex, follow' }) };
}
