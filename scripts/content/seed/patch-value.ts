import ts from 'typescript';
import { isSame } from '../../../src/domain/publishing/merge-changes.ts';
import { printName, printValue } from './print-value.ts';
import { type Found, propertiesOf, type SourceFiles, valueOf } from './source-file.ts';

type Group = Readonly<Record<string, unknown>>;

/** Changes as little of the source as makes it say the new value; comments and names around it stay. */
export function patchValue(
  files: SourceFiles,
  place: Found,
  before: unknown,
  after: unknown,
): void {
  if (isSame(before, after)) return;
  const found = files.follow(place);
  const { source, node } = found;
  if (isGroup(before) && isGroup(after) && ts.isObjectLiteralExpression(node)) {
    if (patchGroup(files, found, node, before, after)) return;
  } else if (Array.isArray(before) && Array.isArray(after) && ts.isArrayLiteralExpression(node)) {
    if (patchList(files, found, node, before, after)) return;
  }
  const { parent } = node;
  const isShort = ts.isShorthandPropertyAssignment(parent);
  source.replace(
    node,
    isShort ? `${node.getText(source.tree)}: ${printValue(after)}` : printValue(after),
  );
}

function patchGroup(
  files: SourceFiles,
  { source }: Found,
  node: ts.ObjectLiteralExpression,
  before: Group,
  after: Group,
): boolean {
  const written = propertiesOf(node)!;
  const gone = Object.keys(before).filter((name) => !(name in after));
  // A field that comes by a spread cannot be left out by writing less.
  if (gone.some((name) => !written.has(name))) return false;
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  const values = changed.flatMap((name) => {
    const property = written.get(name);
    return property ? [[name, valueOf(property)] as const] : [];
  });
  if (values.some(([, value]) => value === undefined)) return false;
  for (const name of gone) removeItem(source, node.properties, written.get(name)!);
  for (const [name, value] of values)
    patchValue(files, { source, node: value! }, before[name], after[name]);
  addItems(
    source,
    node,
    node.properties,
    changed
      .filter((name) => !written.has(name))
      .map((name) => `${printName(name)}: ${printValue(after[name])}`),
  );
  return true;
}

function patchList(
  files: SourceFiles,
  { source }: Found,
  node: ts.ArrayLiteralExpression,
  before: readonly unknown[],
  after: readonly unknown[],
): boolean {
  // A spread stands for several items, so places in the source are not places in the list.
  if (node.elements.some(ts.isSpreadElement) || node.elements.length !== before.length)
    return false;
  if (before.length === after.length) {
    for (const [index, element] of node.elements.entries())
      patchValue(files, { source, node: element }, before[index], after[index]);
    return true;
  }
  const texts = after.map((item) => {
    const same = before.findIndex((other) => isSame(other, item));
    return same === -1 ? printValue(item) : source.textOf(node.elements[same]!);
  });
  source.replace(node, `[${texts.join(', ')}]`);
  return true;
}

/** With the comma behind it, and the comment before it. */
export function removeItem(
  source: Found['source'],
  items: ts.NodeArray<ts.Node>,
  item: ts.Node,
): void {
  const next = items[items.indexOf(item) + 1];
  const end = next ? next.getFullStart() : items.hasTrailingComma ? items.end : item.end;
  source.edit(item.getFullStart(), end, '');
}

export function addItems(
  source: Found['source'],
  node: ts.Node,
  items: ts.NodeArray<ts.Node>,
  texts: readonly string[],
): void {
  if (texts.length === 0) return;
  const last = items.at(-1);
  const at = last ? last.end : node.getStart(source.tree) + 1;
  source.edit(at, at, `${last ? ', ' : ''}${texts.join(', ')}`);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
