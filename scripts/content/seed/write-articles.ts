import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { addItems, removeItem } from './patch-value.ts';
import { printName, printValue } from './print-value.ts';
import type { SeedPlace } from './seed-places.ts';
import { propertiesOf, type SourceFiles } from './source-file.ts';

type Records = Readonly<Record<string, RecordBody>>;

/** Each article has a file of its own: those that are new get one, those that are gone lose theirs. */
export function arrangeArticles(files: SourceFiles, place: SeedPlace, wanted: Records): void {
  const { source, node } = files.find(place);
  if (!ts.isObjectLiteralExpression(node))
    throw new Error(`${source.path}: no list is written there`);
  const written = propertiesOf(node)!;
  const folder = dirname(source.path);
  for (const [slug, property] of written) {
    if (Object.hasOwn(wanted, slug)) continue;
    removeItem(source, node.properties, property);
    const line = source.tree.statements.find(
      (one) =>
        ts.isImportDeclaration(one) &&
        ts.isStringLiteral(one.moduleSpecifier) &&
        one.moduleSpecifier.text === `./${slug}.ts`,
    );
    if (line) source.edit(line.getFullStart(), line.end, '');
    rmSync(join(folder, `${slug}.ts`), { force: true });
  }
  const added = Object.keys(wanted).filter((slug) => !written.has(slug));
  for (const slug of added) {
    source.edit(0, 0, `import { article as ${nameOf(slug)} } from './${slug}.ts';\n`);
    writeFileSync(join(folder, `${slug}.ts`), articleFile(wanted[slug]!));
  }
  addItems(
    source,
    node,
    node.properties,
    added.map((slug) => `${printName(slug)}: ${nameOf(slug)}`),
  );
}

function articleFile(body: RecordBody): string {
  const value = printValue(body);
  const blocks = value.includes('prose(`') ? "import { prose } from './article-blocks.ts';\n" : '';
  return `import type { ArticleRecord } from './article-record.ts';
${blocks}
export const article: ArticleRecord = ${value};
`;
}

/** `2026-lace-guide` → `article2026LaceGuide`: no other name begins so. */
function nameOf(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `article${words.join('')}`;
}
