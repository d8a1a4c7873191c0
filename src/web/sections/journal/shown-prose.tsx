import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { ProseElement, ProseNode } from '../../../content/journal/prose-node.ts';
import { isSafeLink } from '../../../domain/publishing/safe-link.ts';

type WithChildren = ComponentType<{ readonly children?: ReactNode }>;

/** The tags that a journal shows in its own way. */
export interface ProseComponents {
  readonly h2: WithChildren;
  readonly h3: WithChildren;
  readonly table: WithChildren;
}

interface ShownProseProps {
  readonly elements: readonly ProseElement[];
  readonly components: ProseComponents;
}

/** Elements only: nothing that a person wrote is ever set as markup. */
export function ShownProse({ elements, components }: ShownProseProps) {
  const show = (node: ProseNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, href, start } = node;
    const children = node.children.map(show);
    if (tag === 'br') return <br key={key} />;
    // An address may hold a fact of the mill, which is known only now.
    if (tag === 'a' && !isSafeLink(href ?? '')) return <Fragment key={key}>{children}</Fragment>;
    const Tag = tag === 'h2' || tag === 'h3' || tag === 'table' ? components[tag] : tag;
    return createElement(Tag as string, { key, href, start }, ...children);
  };
  return elements.map((element, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {show(element, index)}
    </Fragment>
  ));
}
