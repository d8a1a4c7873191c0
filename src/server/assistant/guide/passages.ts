import MiniSearch from 'minisearch';
import type { Article } from '../../../content/journal/article.ts';
import type { SiteContent } from '../../../content/site-content.ts';
import { href } from '../../../contract/routes.ts';
import { findForbidden } from '../../../domain/assistant/forbidden.ts';
import type { Steps } from '../../../domain/assistant/steps.ts';
import { heavyTable } from '../in-slices.ts';
import type { Source } from './section.ts';

/** A passage of the mill's own articles, short enough to be an answer. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: Source;
}

export interface PassageSearch {
  /** Passages that contain most of the words, best first. */
  find(query: string): readonly Passage[];
}

export const passages = heavyTable(indexPassages);

function* indexPassages(content: SiteContent): Steps<PassageSearch> {
  const byId = new Map<string, Passage>();
  const index = new MiniSearch<Passage>({
    // A section may call its subject "it", so the title of the page is indexed with it.
    fields: ['title', 'page', 'text'],
    extractField: (passage, field) =>
      field === 'page' ? passage.source.label : passage[field as 'id' | 'title' | 'text'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return stopWords.has(word) || word.length < 2 ? null : stem(word);
    },
    searchOptions: {
      boost: { title: 2.5 },
      fuzzy: (term) => (term.length > 5 && term.length <= longestWord ? 0.2 : false),
      prefix: (term) => term.length > 4,
    },
  });
  for (const passage of allPassages(content)) {
    yield;
    // Articles may quote a claim that an answer must not state; such passages are left out.
    if (findForbidden(passage.text) !== undefined) continue;
    byId.set(passage.id, passage);
    index.add(passage);
  }
  return {
    find(query) {
      const terms = new Set(
        query
          .split(/[^\p{L}\p{N}]+/u)
          .map((word) => word.toLowerCase())
          .filter((word) => word.length > 1 && !stopWords.has(word))
          .map(stem),
      );
      if (terms.size === 0 || terms.size > mostWords) return [];
      return index
        .search(query)
        .filter(({ queryTerms, score }) => {
          const met = new Set(queryTerms).size / terms.size;
          return met >= 0.6 && score >= leastScore && (terms.size > 1 || score >= 2 * leastScore);
        })
        .slice(0, 3)
        .flatMap(({ id }) => byId.get(id as string) ?? []);
    },
  };
}

const leastScore = 7;

/** Misspellings of a longer one are many and dear to look for, and no article contains it. */
const longestWord = 20;

/** Nobody asks one question in so many different words, and each costs a search for its misspellings. */
const mostWords = 60;

function* allPassages(content: SiteContent): Generator<Passage> {
  yield* faqPassages(content);
  for (const article of content.articles) yield* articlePassages(article);
  yield* categoryPassages(content);
}

function faqPassages({ faq }: SiteContent): Passage[] {
  return faq.questions.map(({ id, question, answer }) => ({
    id: `faq ${id}`,
    title: question,
    text: answer,
    source: { label: `FAQ: ${question}`, to: `${href.faq()}#${id}` },
  }));
}

function categoryPassages({ categories }: SiteContent): Passage[] {
  return categories.flatMap((category) =>
    [...category.about, ...category.landing].map((section, place) => ({
      id: `category ${category.id} ${place}`,
      title: `${section.heading} ${category.tab.label}`,
      text: shorten(section.paragraphs.join(' ')),
      source: { label: category.title, to: href.fabrics({ category: category.id }) },
    })),
  );
}

/** Sections of an article: their prose, without tables and figures. */
function articlePassages({ slug, prefix, title, blocks }: Article): Passage[] {
  const prose = blocks.flatMap((block) => (block.type === 'prose' ? block.text : []));
  return prose
    .join('\n\n')
    .split(/^#{2,3} /m)
    .flatMap((section, place) => {
      const [first = '', ...rest] = section.split('\n');
      const heading = place === 0 ? title : first;
      const text = shorten(plainProse(place === 0 ? section : rest.join('\n')));
      if (text.length < 80) return [];
      const source = { label: title, to: href.article(slug, prefix) };
      return [{ id: `${slug} ${place}`, title: heading, text, source }];
    });
}

function plainProse(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('|'))
    .map((block) => block.replace(/\n(?![-\d])/g, ' '))
    .join('\n\n');
}

/** Cuts a text after the last whole sentence that fits into an answer. */
function shorten(text: string): string {
  if (text.length <= 600) return text;
  const cut = text.slice(0, 600);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\n'));
  return end > 200 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word;
}

const stopWords: ReadonlySet<string> = new Set(
  'a an and any are as at be been but by can could did do does for from had has have how i if in into is it its many may me more most much my need no not of on one or our out please should so some such tell than that the their them then there these they this to us use used want was we were what when where which who why will with would you your yours fabric fabrics cloth good best get give know mean which make made made'.split(
    ' ',
  ),
);
