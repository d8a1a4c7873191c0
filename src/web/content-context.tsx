import { createContext, type ReactNode, use } from 'react';
import type { SiteContent } from '../content/site-content.ts';

const Content = createContext<SiteContent | undefined>(undefined);

/** Makes the content known to every component below. */
export function WithContent(props: {
  readonly content: SiteContent;
  readonly children: ReactNode;
}) {
  return <Content value={props.content}>{props.children}</Content>;
}

/**
 * What the mill says, for components that are only rendered on the server. An island is a root of its
 * own and gets what it needs as props, since the browser has no content.
 */
export function useContent(): SiteContent {
  const content = use(Content);
  if (!content) throw new Error('There is no content here: an island takes its texts as props.');
  return content;
}
