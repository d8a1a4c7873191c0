import { type CategoryId, categoryIds, type Fabric } from '../domain/fabric/fabric.ts';
import type { Article } from './journal/article.ts';

/** What texts may count, as tokens: `{count.fabrics}`, `{count.shown.nylon-classics|words}`. */
export interface CountFacts {
  readonly fabrics: number;
  readonly questions: number;
  readonly reviews: number;
  readonly articles: number;
  /** Articles that /blog lists. */
  readonly guides: number;
  /** Designs of a collection; those that its own page shows; the structures among these. */
  readonly designs: Readonly<Record<CategoryId, number>>;
  readonly shown: Readonly<Record<CategoryId, number>>;
  readonly structures: Readonly<Record<CategoryId, number>>;
}

interface Counted {
  readonly fabrics: readonly Fabric[];
  readonly faq: { readonly questions: readonly unknown[] };
  readonly reviews: { readonly all: readonly unknown[] };
  readonly articles: readonly Pick<Article, 'prefix' | 'unlisted'>[];
}

export function countFacts({ fabrics, faq, reviews, articles }: Counted): CountFacts {
  const byCategory = Map.groupBy(fabrics, ({ categoryId }) => categoryId);
  const perCategory = (count: (designs: readonly Fabric[]) => number) =>
    Object.fromEntries(categoryIds.map((id) => [id, count(byCategory.get(id) ?? [])])) as Record<
      CategoryId,
      number
    >;
  const shown = (designs: readonly Fabric[]) => designs.filter(({ extra }) => !extra);
  return {
    fabrics: fabrics.length,
    questions: faq.questions.length,
    reviews: reviews.all.length,
    articles: articles.length,
    guides: articles.filter(({ prefix, unlisted }) => prefix === 'blog' && !unlisted).length,
    designs: perCategory((designs) => designs.length),
    shown: perCategory((designs) => shown(designs).length),
    structures: perCategory(
      (designs) => new Set(shown(designs).map(({ construction }) => construction.name)).size,
    ),
  };
}
