import { z } from 'zod';
import { type ArticleBlock, blocksSchema } from './article-blocks.ts';

/** An article as it is stored. Its key is its first address. */
export interface ArticleRecord {
  /** Its address, if it was moved from the first one. */
  readonly slug?: string;
  /** Addresses that it had in public between the first and this one; they lead to this one. */
  readonly formerSlugs?: readonly string[];
  /** Prefix of the canonical address; the alias under the other prefix names it as canonical. */
  readonly prefix: 'blog' | 'blogs';
  readonly title: string;
  /** Whole `<title>` where the headline is too long for one. */
  readonly seoTitle?: string;
  readonly seoDescription: string;
  readonly excerpt: string;
  /** A scene of the studio, or the key of a picture of the mill. */
  readonly image: string;
  readonly alt: string;
  /** What readers are told; an article is public from its publication on, whatever its date. */
  readonly date: string;
  readonly modified: string;
  readonly author: string;
  readonly section: string;
  readonly tags: readonly string[];
  readonly isNew?: boolean;
  /** Has its page, but stands on neither list of articles. */
  readonly unlisted?: boolean;
  /** Taken off the site: its address says so, and nothing else shows it. */
  readonly withdrawn?: true;
  readonly readMinutes: number;
  /** Slugs of others to read next; one that is not there is left out. */
  readonly related: readonly string[];
  readonly blocks: readonly ArticleBlock[];
}

export const articleSlug = /^[a-z0-9]+(-[a-z0-9]+){0,15}$/;

const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((value) => !/\p{Cc}/u.test(value), 'holds a control character or a line end');
const slug = z.string().max(120).regex(articleSlug, 'must be small letters, digits and hyphens');
const day = z.iso.date('must be a day such as 2026-03-31');

export const articleSchema: z.ZodType<ArticleRecord> = z
  .strictObject({
    slug: slug.exactOptional(),
    formerSlugs: z.array(slug).max(30).exactOptional(),
    prefix: z.enum(['blog', 'blogs']),
    title: text(5, 120),
    seoTitle: text(5, 120).exactOptional(),
    seoDescription: text(50, 240),
    excerpt: text(20, 300),
    image: slug,
    alt: text(5, 300),
    date: day,
    modified: day,
    author: text(2, 80),
    section: text(2, 60),
    tags: z.array(text(2, 40)).min(1).max(6),
    isNew: z.boolean().exactOptional(),
    unlisted: z.boolean().exactOptional(),
    withdrawn: z.literal(true).exactOptional(),
    readMinutes: z.number().int().min(1).max(60),
    related: z.array(slug).max(6),
    blocks: blocksSchema,
  })
  .refine(({ date, modified }) => modified >= date, {
    path: ['modified'],
    error: 'is before the day it was published',
  });
