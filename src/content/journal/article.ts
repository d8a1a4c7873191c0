import { articleAddresses } from '../../domain/publishing/article-addresses.ts';
import type { ArticleBlock, ProseBlock, UseCasesBlock } from './article-blocks.ts';
import type { ArticleRecord } from './article-record.ts';
import { parseProse } from './prose.ts';
import type { ProseElement } from './prose-node.ts';

/** An article as pages show it: its record, with every text in Markdown as elements. */
export interface Article extends Omit<ArticleRecord, 'blocks' | 'slug' | 'formerSlugs'> {
  /** Under which its record is stored, and its first address. */
  readonly key: string;
  readonly slug: string;
  /** Every other address that it ever had. */
  readonly formerSlugs: readonly string[];
  readonly blocks: readonly ShownBlock[];
}

/** As much of an article that was taken off as its address still says. */
export type WithdrawnArticle = Pick<Article, 'slug' | 'formerSlugs' | 'prefix' | 'title'>;

export type ShownBlock =
  | (ProseBlock & Read)
  | (Omit<UseCasesBlock, 'cases'> & { readonly cases: readonly ShownUseCase[] })
  | Exclude<ArticleBlock, ProseBlock | UseCasesBlock>;

export type ShownUseCase = UseCasesBlock['cases'][number] & Read;

interface Read {
  readonly elements: readonly ProseElement[];
}

const known = new WeakMap<ArticleRecord, Article>();

/** The article of a record, read once for as long as the record stays the same. */
export function makeArticle(key: string, record: ArticleRecord): Article {
  const before = known.get(record);
  if (before?.key === key) return before;
  const { slug, formerSlugs } = articleAddresses(key, record);
  const article = { ...record, key, slug, formerSlugs, blocks: record.blocks.map(shownBlock) };
  known.set(record, article);
  return article;
}

function shownBlock(block: ArticleBlock): ShownBlock {
  if (block.type === 'prose') return withElements(block);
  if (block.type === 'useCases') return { ...block, cases: block.cases.map(withElements) };
  return block;
}

function withElements<Part extends { readonly text: string }>(part: Part): Part & Read {
  let elements: readonly ProseElement[] | undefined;
  return {
    ...part,
    // Read for the first who looks: a server that starts shows pages that are printed already.
    get elements() {
      return (elements ??= readProse(part.text));
    },
  };
}

function readProse(text: string): readonly ProseElement[] {
  const parsed = parseProse(text);
  // A record fits its schema before it gets here, so this is a fault of the program.
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  return parsed.elements;
}
