import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { ArticleFaqProps } from '../../../content/journal/mdx-components.ts';
import type { Article } from '../../journal.ts';
import { anchorOf, headingText } from './anchor-of.ts';
import { journalComponents } from './components.tsx';

interface ReadArticle {
  readonly outline: readonly { readonly title: string; readonly anchor: string }[];
  readonly questions: ArticleFaqProps['items'];
}

const known = new Map<string, ReadArticle>();

/** The sections of an article and any questions it answers, collected by rendering it once. */
export function readArticle({ slug, Content }: Article): ReadArticle {
  const before = known.get(slug);
  if (before) return before;
  const outline: ReadArticle['outline'][number][] = [];
  const questions: ArticleFaqProps['items'][number][] = [];
  const components = {
    ...journalComponents({ level: 2 }),
    h2: ({ children }: { readonly children?: ReactNode }) => {
      outline.push({ title: headingText(children), anchor: anchorOf(children) });
      return null;
    },
    Faq: ({ items }: ArticleFaqProps) => {
      questions.push(...items);
      return null;
    },
  };
  renderToStaticMarkup(<Content components={components} />);
  const read = { outline, questions };
  known.set(slug, read);
  return read;
}
