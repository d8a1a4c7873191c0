import ts from 'typescript';
import { inOrder } from '../../../src/content/records/kind.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { printName, printValue } from './print-value.ts';
import type { SeedPlace } from './seed-places.ts';
import { type Found, propertiesOf, type SourceFiles } from './source-file.ts';

type Records = Readonly<Record<string, RecordBody>>;

/** Records without their positions, in the order of them. */
export function orderedRecords(records: Records): [key: string, body: RecordBody][] {
  return inOrder(records).map(([key, { position: _position, ...body }]) => [key, body]);
}

/** The object again, with its records in the new order; what did not change keeps its source text. */
export function arrangeNamed(files: SourceFiles, place: SeedPlace, wanted: Records): void {
  const { source, node } = files.find(place);
  const written = propertiesOf(node)!;
  const order = orderedRecords(wanted);
  if (order.map(([key]) => key).join('\n') === [...written.keys()].join('\n')) return;
  const texts = order.map(([key, body]) => {
    const property = written.get(key);
    return property ? fullText(source, property) : `${printName(key)}: ${printValue(body)}`;
  });
  source.replace(node, `{\n${texts.join(',\n')},\n}`);
}

/** The same for arrays, of which a kind may have several after each other. */
export function arrangeLists(
  files: SourceFiles,
  places: readonly SeedPlace[],
  shippedKeys: readonly string[],
  wanted: Records,
): void {
  const lists = places.map((place) => files.find(place));
  const texts = new Map<string, string>();
  const listOf = new Map<string, number>();
  let read = 0;
  for (const [list, { source, node }] of lists.entries()) {
    if (!ts.isArrayLiteralExpression(node))
      throw new Error(`${source.path}: no list is written there`);
    for (const element of node.elements) {
      const key = shippedKeys[read++]!;
      texts.set(key, fullText(source, element));
      listOf.set(key, list);
    }
  }
  const order = orderedRecords(wanted);
  const chosen = chooseLists(order.map(([key]) => listOf.get(key)));
  for (const [list, { source, node }] of lists.entries()) {
    const keys = order.filter((_record, index) => chosen[index] === list);
    const same = keys.map(([key]) => key).join('\n');
    if (
      same ===
      [...listOf]
        .filter(([, own]) => own === list)
        .map(([key]) => key)
        .join('\n')
    )
      continue;
    const items = keys.map(([key, body]) => texts.get(key) ?? printValue(body));
    source.replace(node, `[\n${items.map((item) => `${item},\n`).join('')}]`);
  }
}

/**
 * Lists follow each other, so their numbers may only grow along the order. A record that was moved out
 * of its list, or is new, goes to the list of the record before it; as few as possible are moved.
 */
export function chooseLists(own: readonly (number | undefined)[]): number[] {
  const kept = longestGrowing(own);
  let current = own[[...kept][0] ?? -1] ?? 0;
  return own.map((list, index) => {
    if (kept.has(index)) current = list!;
    return current;
  });
}

/** Places of the longest sequence that never falls. */
function longestGrowing(own: readonly (number | undefined)[]): Set<number> {
  const best: { readonly length: number; readonly before: number }[] = [];
  let last = -1;
  for (const [index, list] of own.entries()) {
    let found = { length: list === undefined ? 0 : 1, before: -1 };
    for (let before = 0; list !== undefined && before < index; before += 1) {
      const length = best[before]!.length + 1;
      if (own[before] !== undefined && own[before]! <= list && length > found.length)
        found = { length, before };
    }
    best.push(found);
    if (found.length > 0 && found.length > (best[last]?.length ?? 0)) last = index;
  }
  const places: number[] = [];
  for (let at = last; at !== -1; at = best[at]!.before) places.unshift(at);
  return new Set(places);
}

/** With the comment before it. */
function fullText({ tree }: Found['source'], node: ts.Node): string {
  return tree.text.slice(node.getFullStart(), node.end).trim();
}
