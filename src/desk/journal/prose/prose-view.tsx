import { createElement, Fragment, memo, type ReactNode } from 'react';
import { parseProse } from '../../../content/journal/prose.ts';
import type { ProseNode } from '../../../content/journal/prose-node.ts';

/** A text as readers will see it. Elements only: nothing that a person wrote is set as markup. */
export const ProseView = memo(function ProseView({ text }: { readonly text: string }) {
  if (text.trim() === '') return <p className="mut">Nothing is written here yet.</p>;
  const parsed = parseProse(text);
  // What cannot be shown is said beside the block; the words themselves stay in sight.
  if (!parsed.ok) return <p className="typed">{text}</p>;
  return parsed.elements.map((element, place) => show(element, place));
});

function show(node: ProseNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const { tag, href, start } = node;
  if (tag === 'br') return <br key={key} />;
  const children = node.children.map(show);
  // A link inside the form would leave it: it is shown, and followed on the page beside.
  if (tag === 'a') {
    return (
      <span key={key} className="prose-link" title={href}>
        {children}
      </span>
    );
  }
  const shown = tag === 'h2' ? 'h4' : tag === 'h3' ? 'h5' : tag;
  return createElement(
    shown,
    { key, start, ...(tag !== shown && { className: `prose-${tag}` }) },
    ...children,
  );
}
