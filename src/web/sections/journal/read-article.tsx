import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { ArticleFaqProps } from '../../../content/journal/mdx-components.ts';
import { perContent, type SiteContent } from '../../../content/site-content.ts';
import { WithContent } from '../../content-context.tsx';
import type { Article } from '../../journal.ts';
import { anchorOf, headingText } from './anchor-of.ts';
import { journalComponents } from './components.tsx';

interface ReadArticle {
  readonly outline: readonly { readonly title: string; readonly anchor: string }[];
  readonly questions: ArticleFaqProps['items'];
}

const known = perContent(() => new Map<string, ReadArticle>());

/** The sections of an article and any questions it answers, collected by rendering it once. */
export function readArticle(content: SiteContent, { slug, Content }: Article): ReadArticle {
  const before = known(content).get(slug);
  if (before) return before;
  const outline: ReadArticle['outline'][number][] = [];
  const questions: ArticleFaqProps['items'][number][] = [];
  const components = {
    ...journalComponents(content, { level: 2 }),
    h2: ({ children }: { readonly children?: ReactNode }) => {
      outline.push({ title: headingText(children), anchor: anchorOf(children) });
      return null;
    },
    Faq: ({ items }: ArticleFaqProps) => {
      questions.push(...items);
      return null;
    },
  };
  renderToStaticMarkup(
    <WithContent content={content}>
      <Content components={components} />
    </WithContent>,
  );
  const read = { outline, questions };
  known(content).set(slug, read);
  return read;
}
