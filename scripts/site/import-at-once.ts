import type { Plugin } from 'vite';

interface Chunk {
  readonly imports: readonly string[];
}

/**
 * An island names all files it needs, also those that only its files need. Otherwise the browser learns of
 * them one after the other, and each step is a round trip on a phone.
 */
export function importAtOnce(): Plugin {
  return {
    name: 'import-at-once',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      for (const chunk of chunks.values()) {
        if (!chunk.isDynamicEntry) continue;
        const added = furtherImports(chunks, chunk.fileName);
        const lines = added.map((file) => `import"./${file.replace(/^.*\//, '')}";`);
        chunk.code = lines.join('') + chunk.code;
      }
    },
  };
}

/** What the imports of a file import, and theirs, without its own. */
export function furtherImports(chunks: ReadonlyMap<string, Chunk>, name: string): string[] {
  const own = new Set(chunks.get(name)?.imports);
  const found = new Set<string>();
  const waiting = [...own];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const further of chunks.get(next)?.imports ?? []) {
      if (further === name || own.has(further) || found.has(further)) continue;
      found.add(further);
      waiting.push(further);
    }
  }
  return [...found];
}
