import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { perContent, type SiteContent } from '../content/site-content.ts';
import { useContent, WithContent } from './content-context.tsx';

const partsOf = perContent(() => new Map<string, string>());

interface OnceProps {
  /** Unique among the parts of a page; letters, figures, dashes, slashes and spaces. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part that says the same on many pages is rendered once for a content. React has no way to add HTML
 * without an element around it, so a mark stands for the part until the page is written.
 */
export function Once({ name, children }: OnceProps) {
  const content = useContent();
  const parts = partsOf(content);
  if (!parts.has(name)) {
    const html = renderToStaticMarkup(<WithContent content={content}>{children}</WithContent>);
    parts.set(name, fillIn(html, content));
  }
  return createElement('rendered-once', { name });
}

const opening = '<rendered-once name="';
const closing = '"></rendered-once>';

/** The page with its parts in the place of their marks. */
export function fillIn(html: string, content: SiteContent): string {
  const parts = partsOf(content);
  const [before = '', ...marked] = html.split(opening);
  const filled = marked.map((text) => {
    const end = text.indexOf(closing);
    return parts.get(text.slice(0, end))! + text.slice(end + closing.length);
  });
  return before + filled.join('');
}
