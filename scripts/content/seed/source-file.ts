import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { SeedPlace } from './seed-places.ts';

/** An expression of a seed file. */
export interface Found {
  readonly source: SourceFile;
  readonly node: ts.Expression;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A seed file with edits that wait to be written. */
export class SourceFile {
  readonly path: string;
  readonly tree: ts.SourceFile;
  readonly #edits: Edit[] = [];

  constructor(path: string) {
    this.path = path;
    this.tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  }

  replace(node: ts.Node, text: string): void {
    this.edit(node.getStart(this.tree), node.end, text);
  }

  edit(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  textOf(node: ts.Node): string {
    return node.getText(this.tree);
  }

  get isChanged(): boolean {
    return this.#edits.length > 0;
  }

  write(): void {
    let text = this.tree.text;
    // From the end to the beginning, so that earlier places stay where they are.
    for (const { start, end, text: other } of this.#edits.toSorted(
      (a, b) => b.start - a.start || b.end - a.end,
    ))
      text = text.slice(0, start) + other + text.slice(end);
    writeFileSync(this.path, text);
  }
}

/** The seed files of one reading, each parsed once. */
export class SourceFiles {
  readonly #folder: string;
  readonly #files = new Map<string, SourceFile>();
  /** Whether a name that stands for a value is followed to where the value is written. */
  readonly #follow: boolean;

  constructor(folder: string, follow: boolean) {
    this.#folder = folder;
    this.#follow = follow;
  }

  open(path: string): SourceFile {
    const known = this.#files.get(path) ?? new SourceFile(path);
    this.#files.set(path, known);
    return known;
  }

  /** The expression of the records of a kind. */
  find({ file, constant, path = [] }: SeedPlace): Found {
    const source = this.open(join(this.#folder, file));
    let found: Found | undefined = constantOf(source, constant);
    if (found) found = this.follow(found, true);
    for (const name of path) {
      const property = found && propertiesOf(found.node)?.get(name);
      if (!found || !property) break;
      const value = valueOf(property);
      found = value && this.follow({ source: found.source, node: value }, true);
    }
    if (!found) throw new Error(`${file} has no constant ${[constant, ...path].join('.')}`);
    return found;
  }

  /** Through `as const`, and through names of values that are used nowhere else. */
  follow(found: Found, always = false): Found {
    const node = unwrap(found.node);
    if (!ts.isIdentifier(node) || !(always || this.#follow)) return { ...found, node };
    if (!always && usesOf(found.source.tree, node.text) !== 1) return { ...found, node };
    const here = constantOf(found.source, node.text);
    if (here) return this.follow(here, always);
    const imported = importOf(found.source.tree, node.text);
    if (!imported) return { ...found, node };
    const there = constantOf(
      this.open(join(dirname(found.source.path), imported.file)),
      imported.name,
    );
    return there ? this.follow(there, always) : { ...found, node };
  }

  write(): string[] {
    const changed = [...this.#files.values()].filter(({ isChanged }) => isChanged);
    for (const file of changed) file.write();
    return changed.map(({ path }) => path);
  }
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

function constantOf(source: SourceFile, name: string): Found | undefined {
  for (const statement of source.tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(own) && own.text === name && initializer)
        return { source, node: initializer };
  }
  return undefined;
}

function importOf(tree: ts.SourceFile, name: string) {
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    const found = names.elements.find((element) => element.name.text === name);
    const file = statement.moduleSpecifier.text;
    if (found && file.startsWith('.'))
      return { file, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

/** How often a name is used as a value, its declaration and types apart. */
function usesOf(tree: ts.SourceFile, name: string): number {
  let uses = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && node.text === name && !isNameOf(node)) uses += 1;
    node.forEachChild(visit);
  };
  tree.forEachChild(visit);
  return uses;
}

function isNameOf(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name === node;
  return ts.isPropertyAccessExpression(parent) && parent.name === node;
}

/** The fields that an object literal writes itself, by name; nothing if it is none. */
export function propertiesOf(
  node: ts.Expression,
): Map<string, ts.ObjectLiteralElementLike> | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const named = new Map<string, ts.ObjectLiteralElementLike>();
  for (const property of node.properties) {
    const { name } = property;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)))
      named.set(name.text, property);
  }
  return named;
}

export function valueOf(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
