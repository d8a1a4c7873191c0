import type { ComponentType } from 'react';
import { frontMatterSchema, type FrontMatter } from '../content/journal/front-matter.ts';

export interface Article extends FrontMatter {
  readonly Content: ComponentType<{ readonly components: object }>;
}

interface MdxModule {
  readonly default: Article['Content'];
  readonly frontmatter: unknown;
}

const modules = import.meta.glob<MdxModule>('../content/journal/*.mdx', { eager: true });

/** Every article, its front matter checked; a fault names the file and fails the build. */
export const articles: readonly Article[] = Object.entries(modules).map(([file, module]) => {
  const parsed = frontMatterSchema.safeParse(module.frontmatter);
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return { ...parsed.data, Content: module.default };
});

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export function findArticle(slug: string): Article | undefined {
  return bySlug.get(slug);
}
