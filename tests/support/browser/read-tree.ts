import type { Page } from 'playwright-core';

/** One item that a screen reader announces. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly level?: number;
}

/** The accessibility tree of the page or of one element, in reading order. */
export async function readTree(page: Page, selector = 'body'): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Accessibility.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
    return nodes
      .filter(({ ignored, role }) => !ignored && !silent.has(String(role?.value)))
      .map(({ role, name, properties }) => {
        const level = properties?.find((property) => property.name === 'level')?.value.value;
        return {
          role: String(role?.value),
          name: String(name?.value ?? '').trim(),
          ...(typeof level === 'number' && { level }),
        };
      });
  } finally {
    await session.detach();
  }
}

/** Roles without meaning, and text that is already part of an announced name. */
const silent = new Set([
  'none',
  'generic',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'undefined',
]);

/** Controls and landmarks without an accessible name. */
export function findUnspoken(tree: readonly Spoken[]): string[] {
  const nameless = tree.filter(({ role, name }) => mustBeNamed.has(role) && name === '');
  const faults = nameless.map(({ role }) => `a ${role} without a name`);
  for (const [role, most] of [
    ['banner', 1],
    ['main', 1],
    ['contentinfo', 1],
  ] as const) {
    const count = tree.filter((each) => each.role === role).length;
    if (count > most) faults.push(`${count} times ${role}`);
  }
  if (!tree.some(({ role }) => role === 'main')) faults.push('no main');
  const places = tree.filter(({ role }) => ['navigation', 'region', 'form'].includes(role));
  for (const [index, { role, name }] of places.entries()) {
    const first = places.findIndex((each) => each.role === role && each.name === name);
    if (first !== index) faults.push(`two of ${role} “${name}”`);
  }
  const first = tree.filter(({ role, level }) => role === 'heading' && level === 1);
  if (first.length !== 1) faults.push(`${first.length} headings of the first level`);
  return faults;
}

const mustBeNamed = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'slider',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'dialog',
  'image',
  'heading',
  'navigation',
  'complementary',
]);
