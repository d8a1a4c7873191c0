import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');

export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** `src/server/http/target.ts:12` */
  readonly at: string;
}

/** Every regular expression of the product, as the TypeScript parser finds it. */
export function findExpressions(): { readonly found: Expression[]; readonly made: string[] } {
  const found = new Map<string, Expression>();
  const made: string[] = [];
  for (const name of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    const text = readFileSync(join(root, name), 'utf8');
    const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node: ts.Node): void => {
      const at = () => `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const source = node.text.slice(1, end);
        const flags = node.text.slice(end + 1);
        const key = `${source}/${flags}`;
        if (!found.has(key)) found.set(key, { source, flags, at: at() });
      }
      const calls = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (calls && node.expression.getText() === 'RegExp') made.push(at().replace(/:\d+$/, ''));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { found: [...found.values()], made: [...new Set(made)] };
}

export interface Verdict {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity: string;
  /** A text for which the expression is slow. */
  readonly attack: string;
}

/** The checker's verdict, from its JavaScript build, since the native one does not exist for every platform. */
export function judge({ source, flags }: Expression, timeout: number): Verdict {
  process.env['RECHECK_BACKEND'] = 'pure';
  // The checker knows ES2022 only; the `v` flag only adds character classes to `u`.
  const found = checkSync(source, flags.replace('v', 'u'), { timeout });
  return {
    status: found.status,
    complexity: found.status === 'unknown' ? '' : found.complexity.summary,
    attack: found.status === 'vulnerable' ? found.attack.pattern : '',
  };
}
