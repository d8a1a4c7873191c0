import { z } from 'zod';
import { href } from '../../contract/routes.ts';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** YAML head of every article, parsed once when the site is built; a fault fails the build. */
export const frontMatterSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Prefix of the canonical address; the alias under the other prefix names it as canonical. */
    prefix: z.enum(['blog', 'blogs']),
    title: z.string().min(20).max(90),
    /** Whole `<title>` where the headline is too long for one. */
    seoTitle: z.string().max(60).optional(),
    seoDescription: z.string().min(120).max(158),
    excerpt: z.string().min(60).max(220),
    /** Scene of the picture manifest. */
    image: z.string().regex(/^journal-[a-z-]+$/),
    alt: z.string().min(20),
    date: isoDate,
    modified: isoDate,
    author: z.enum(["The mill's notebook", 'Domestic sales desk', 'Export sales desk']),
    section: z.string().min(3),
    tags: z.array(z.string()).min(2).max(4),
    isNew: z.boolean().optional(),
    readMinutes: z.union([z.literal(6), z.literal(8)]),
    related: z.array(z.string()).min(2).max(3),
  })
  .refine((article) => article.modified >= article.date, 'modified before it was published');

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export function articlePath(article: Pick<FrontMatter, 'prefix' | 'slug'>): string {
  return href.article(article.slug, article.prefix);
}
