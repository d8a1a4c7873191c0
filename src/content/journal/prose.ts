import { Lexer, type Token, type Tokens } from 'marked';
import { isSafeLink } from '../../domain/publishing/safe-link.ts';
import { measureProse } from './measure-prose.ts';
import type { ProseElement, ProseNode, ProseTag } from './prose-node.ts';

export type ParsedProse =
  | { readonly ok: true; readonly elements: readonly ProseElement[] }
  /** Each a sentence for the person who wrote it. */
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * A text in a small Markdown as a tree of elements: paragraphs, `##`, `###`, lists, tables, quotes,
 * strong, em and links. Anything else, HTML and pictures too, is refused with its words, so nothing
 * a person writes is ever parsed or set as HTML.
 */
export function parseProse(text: string): ParsedProse {
  // The parser takes time that grows with the square or the cube of some texts: those end here.
  const tooMuch = measureProse(text);
  if (tooMuch !== undefined) return { ok: false, faults: [tooMuch] };
  const faults: string[] = [];
  const elements = blocks(new Lexer({ gfm: true }).lex(text), faults);
  return faults.length > 0 ? { ok: false, faults: [...new Set(faults)] } : { ok: true, elements };
}

function blocks(tokens: readonly Token[], faults: string[]): ProseElement[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'space':
        return [];
      case 'paragraph':
        return [element('p', inline(token.tokens, faults))];
      case 'heading':
        return [heading(token as Tokens.Heading, faults)];
      case 'list':
        return [list(token as Tokens.List, faults)];
      case 'table':
        return [table(token as Tokens.Table, faults)];
      case 'blockquote':
        return [element('blockquote', onLines(blocks(token.tokens ?? [], faults)))];
      default:
        faults.push(refusal(token));
        return [];
    }
  });
}

function heading(token: Tokens.Heading, faults: string[]): ProseElement {
  if (token.depth < 2 || token.depth > 3) {
    faults.push(`“${start(token.raw)}”: an article has sections (##) and subsections (###) only.`);
  }
  return element(token.depth === 3 ? 'h3' : 'h2', inline(token.tokens, faults));
}

function list({ ordered, start: from, items }: Tokens.List, faults: string[]): ProseElement {
  const rows = items.map((item) => {
    if (item.task) faults.push(`“${start(item.raw)}” has a box to tick; use a checklist block.`);
    // An item with space around it has paragraphs; a close one has words, and perhaps a list below.
    const spaced = item.loose || item.tokens.some(({ type }) => type === 'paragraph');
    const children = item.tokens.flatMap((token): ProseNode[] => {
      if (token.type !== 'text') return blocks([token], faults);
      const words = inline((token as Tokens.Text).tokens ?? [token], faults);
      return spaced ? [element('p', words)] : words;
    });
    return element('li', spaced ? onLines(children) : breakBeforeLists(children));
  });
  const numbered = ordered && from !== 1 && from !== '' ? { start: Number(from) } : {};
  return { ...element(ordered ? 'ol' : 'ul', onLines(rows)), ...numbered };
}

const mostColumns = 12;
const mostRows = 200;

function table({ header, rows, raw }: Tokens.Table, faults: string[]): ProseElement {
  if (header.length > mostColumns || rows.length > mostRows) {
    faults.push(
      `The table “${start(raw)}” is too large: ${mostColumns} columns and ${mostRows} rows at most.`,
    );
    return element('table', []);
  }
  const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    element(
      'tr',
      cells.map((cell) => element(tag, inline(cell.tokens, faults))),
    );
  return element('table', [
    element('thead', [row('th', header)]),
    element(
      'tbody',
      rows.map((cells) => row('td', cells)),
    ),
  ]);
}

function inline(tokens: readonly Token[] | undefined, faults: string[]): ProseNode[] {
  return (tokens ?? []).flatMap((token): ProseNode[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? inline(token.tokens, faults)
          : [(token as Tokens.Text).text];
      case 'strong':
      case 'em':
        return [element(token.type, inline(token.tokens, faults))];
      case 'br':
        return [element('br', []), '\n'];
      case 'link':
        return [link(token as Tokens.Link, faults)];
      default:
        faults.push(refusal(token));
        return [];
    }
  });
}

function link({ href, title, tokens, raw }: Tokens.Link, faults: string[]): ProseElement {
  // A fact in an address is judged when it is filled in.
  if (!href.startsWith('{mill.') && !isSafeLink(href)) {
    faults.push(
      `“${start(raw)}” leads to an address that is not allowed: it begins with /, #, https://, mailto: or tel:.`,
    );
  }
  if (title) faults.push(`“${start(raw)}”: a link has words and an address, and no title.`);
  return { ...element('a', inline(tokens, faults)), href };
}

const names: Readonly<Record<string, string>> = {
  html: 'is HTML',
  image: 'is a picture; use a photo block',
  code: 'is set in by four spaces or is code',
  codespan: 'is code',
  del: 'is struck out',
  hr: 'is a line across the page',
  def: 'is the address of a link apart from its words',
};

function refusal(token: Token): string {
  const what = names[token.type] ?? `is a ${token.type}`;
  return `“${start(token.raw)}” ${what}: an article cannot hold that.`;
}

function start(raw: string): string {
  const [line = ''] = raw.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function element(tag: ProseTag, children: readonly ProseNode[]): ProseElement {
  return { tag, children };
}

/** Each on a line of its own in the source of the page. */
function onLines(children: readonly ProseNode[]): ProseNode[] {
  return ['\n', ...children.flatMap((child) => [child, '\n'])];
}

function breakBeforeLists(children: readonly ProseNode[]): ProseNode[] {
  return children.flatMap((child) => (isBlock(child) ? ['\n', child, '\n'] : [child]));
}

function isBlock(node: ProseNode): boolean {
  return typeof node !== 'string' && /^(ul|ol|blockquote|table|h2|h3|p)$/.test(node.tag);
}
