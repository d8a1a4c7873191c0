import type { ReactNode } from 'react';
import type { ArticleFaqProps, FigureProps } from '../../content/journal/mdx-components.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { journalComponents } from '../sections/journal/components.tsx';

/** A feed reader has neither our styles nor our script: drawings become their captions, and questions show their answers. */
export const feedComponents = (content: SiteContent) => ({
  ...journalComponents(content, { level: 2 }),
  Figure: ({ caption }: FigureProps) => (
    <p>
      <em>{caption}</em>
    </p>
  ),
  Faq: ({ items }: ArticleFaqProps) => (
    <dl>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  ),
  ButtonLink: FeedLink,
  Download: FeedLink,
});

function FeedLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <p>
      <a href={href}>{children}</a>
    </p>
  );
}
