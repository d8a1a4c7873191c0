import { type BlockTextBuilder, compile } from 'html-to-text';
import { quoteMark } from '../../domain/conversation/fold.ts';

/** More is not read: a megabyte of nested tables takes half a minute. */
export const longestHtml = 256 * 1024;

/** Where mail programs put what they quote. The container tells more than any words in it. */
const quoteContainers = [
  'div.gmail_quote',
  'blockquote.gmail_quote',
  'blockquote[type="cite"]',
  'div.yahoo_quoted',
  'div.zmail_extra',
  'blockquote#blockquote_zmail',
  'div.moz-cite-prefix',
  'div.protonmail_quote',
  'blockquote.protonmail_quote',
  'div#divRplyFwdMsg',
  'div#appendonsend',
  'div#mail-editor-reference-message-container',
  'div.OutlookMessageHeader',
  'div[style*="border-top:solid #E1E1E1"]',
  'div[style*="border-top:solid #B5C4DF"]',
  'div[style*="border-top: solid #E1E1E1"]',
];
function markQuote(
  element: { readonly children?: readonly unknown[] },
  walk: (children: readonly unknown[], builder: BlockTextBuilder) => void,
  builder: BlockTextBuilder,
): void {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(quoteMark, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(element.children ?? [], builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
}

/** The wording alone: no links, pictures, styles or scripts; a known quote begins with one mark. */
export const htmlToText = compile({
  wordwrap: false,
  limits: { maxInputLength: longestHtml, maxDepth: 200, maxChildNodes: 20_000, ellipsis: '…' },
  formatters: { markQuote },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'style', 'script', 'head', 'title', 'object', 'template', 'hr'].map((selector) => ({
      selector,
      format: 'skip',
    })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...quoteContainers.map((selector) => ({ selector, format: 'markQuote' })),
  ],
});
