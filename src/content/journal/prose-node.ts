/** A text of an article as plain data, ready to be shown: words, and elements around them. */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  readonly tag: ProseTag;
  readonly children: readonly ProseNode[];
  /** Of a link. */
  readonly href?: string;
  /** The first number of a list that does not begin with 1. */
  readonly start?: number;
}

export type ProseTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'a'
  | 'br';
