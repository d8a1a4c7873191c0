import type { Plugin } from 'vite';

/**
 * Dynamic imports preload nothing: Vite's helper for it would be a fifth of our loader, and to call even
 * an empty one for each of thirty imports is 28 bytes of the 3 KB that a page may have.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      /vite\/preload-helper\.js(\?\w+)?$/.test(id)
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
    renderChunk(code) {
      return { code: callPlainly(code, (text) => this.parse(text)), map: null };
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly (Node & { readonly body?: Node })[];
}

/** `__vitePreload(() => import('./a.js'), [])` → `import('./a.js')` */
export function callPlainly(code: string, parse: (code: string) => object): string {
  const calls: Call[] = [];
  visit(parse(code), (node) => {
    const { type, callee, arguments: given } = node as Call;
    const isPreload = type === 'CallExpression' && callee.name?.startsWith('__vitePreload');
    // With a body of statements it is one that takes the import apart, and stays.
    if (isPreload && given[0]?.body?.type !== 'BlockStatement') calls.push(node as Call);
  });
  // From the last one: what stands before it keeps its place.
  return calls.toReversed().reduce((left, { start, end, arguments: [load] }) => {
    const { body } = load!;
    return left.slice(0, start) + left.slice(body!.start, body!.end) + left.slice(end);
  }, code);
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}
