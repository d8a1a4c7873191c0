import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import { isOwnPicture } from '../../contract/assistant/ai-chat.ts';

interface AnswerTextProps {
  readonly markdown: string;
  /** For a page inside another site's frame: our other pages may not be shown there. */
  readonly target?: '_blank' | undefined;
}

/**
 * An answer's Markdown as React's own elements. Nothing is ever set as markup: what the parser
 * takes for HTML is shown as the text it is; pictures that are not ours become their description.
 * Parsed once: every piece of a new answer renders the whole conversation.
 */
export const AnswerText = memo(function AnswerText({ markdown, target }: AnswerTextProps) {
  const show = (tokens: readonly Token[] | undefined): ReactNode =>
    tokens?.map((token, place) => <Fragment key={place}>{element(token)}</Fragment>);

  function element(token: Token): ReactNode {
    switch (token.type) {
      case 'paragraph':
        return <p>{show(token.tokens)}</p>;
      case 'heading':
        return (
          <p>
            <strong>{show(token.tokens)}</strong>
          </p>
        );
      case 'strong':
        return <strong>{show(token.tokens)}</strong>;
      case 'em':
        return <em>{show(token.tokens)}</em>;
      case 'del':
        return <del>{show(token.tokens)}</del>;
      case 'br':
        return <br />;
      case 'hr':
        return <hr />;
      case 'codespan':
        return <code>{plain((token as Tokens.Codespan).text)}</code>;
      case 'code':
        return (
          <pre>
            <code>{(token as Tokens.Code).text}</code>
          </pre>
        );
      case 'blockquote':
        return <blockquote>{show(token.tokens)}</blockquote>;
      case 'link':
        return link(token as Tokens.Link);
      case 'image':
        return picture(token as Tokens.Image);
      case 'list':
        return list(token as Tokens.List);
      case 'table':
        return table(token as Tokens.Table);
      case 'space':
      case 'def':
        return null;
      default:
        return 'tokens' in token && token.tokens ? show(token.tokens) : plain(textOf(token));
    }
  }

  function link({ href, tokens }: Tokens.Link): ReactNode {
    const to = safeUrl(plain(href));
    if (to === '') return show(tokens);
    const abroad = target ?? (/^https?:/i.test(to) ? '_blank' : undefined);
    return (
      <a href={to} target={abroad} rel={abroad && 'noopener nofollow'}>
        {show(tokens)}
      </a>
    );
  }

  function picture({ href, text }: Tokens.Image): ReactNode {
    return isOwnPicture(href) ? <img src={href} alt={plain(text)} loading="lazy" /> : plain(text);
  }

  function list({ ordered, start, items }: Tokens.List): ReactNode {
    const rows = items.map((item, place) => <li key={place}>{show(item.tokens)}</li>);
    return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>;
  }

  function table({ header, rows }: Tokens.Table): ReactNode {
    return (
      // A wide table scrolls in its own box, and a box that scrolls must be reachable by keyboard.
      <div className="answer-table" role="region" aria-label="Table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {header.map((cell, place) => (
                <th key={place} scope="col">
                  {cell.text === '' ? <span className="sr-only">Property</span> : show(cell.tokens)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, place) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {show(cell.tokens)}
                    </th>
                  ) : (
                    <td key={place}>{show(cell.tokens)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }

  return <div className="answer">{show(lexer(markdown))}</div>;
});

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

/** The parser leaves the commonest entities as they were typed. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** The address if an answer may link to it, else nothing: a known protocol, or relative to us. */
export function safeUrl(address: string): string {
  // Browsers drop these from an address before they read its protocol.
  const url = address.replace(/[\p{Cc}\p{Cf}\s]+/gu, '');
  const colon = url.indexOf(':');
  const ends = [url.indexOf('/'), url.indexOf('?'), url.indexOf('#')].filter((at) => at >= 0);
  if (colon === -1 || ends.some((at) => at < colon)) return url;
  return allowedProtocols.test(url.slice(0, colon)) ? url : '';
}

const allowedProtocols = /^(?:https?|ircs?|mailto|xmpp)$/i;
