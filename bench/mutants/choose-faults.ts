import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { applyFault, type Fault, findFaults } from './find-faults.ts';

const folders = ['src/domain', 'src/contract', 'src/server'];

/**
 * `count` faults that TypeScript accepts: every place in the code is as likely as every other, and
 * the same seed chooses the same faults in the same tree. What the compiler refuses is noticed
 * before any test runs and says nothing about them.
 */
export function chooseFaults(root: string, seed: number, count: number): Fault[] {
  const texts = sourceFiles(root).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  // Compiling takes a minute; whoever writes tests against survivors runs the same faults again.
  const hash = createHash('sha256')
    .update(JSON.stringify([seed, count, texts]))
    .digest('hex');
  const cache = join(root, 'node_modules/.cache/faults', `${hash}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as Fault[];
  const shuffled = shuffle(
    texts.flatMap(([file, text]) => findFaults(file, text)),
    seed,
  );
  const accepts = createCompiler(root);
  const chosen: Fault[] = [];
  while (chosen.length < count && shuffled.length > 0) {
    // Of three about one is refused.
    chosen.push(...accepts(shuffled.splice(0, Math.ceil((count - chosen.length) * 1.6))));
  }
  const faults = chosen.slice(0, count);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(faults));
  return faults;
}

function sourceFiles(root: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
    .toSorted();
}

function shuffle<T>(values: readonly T[], seed: number): T[] {
  const random = mulberry32(seed);
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Compiles faults of different files together: one program for some fifty of them takes seconds,
 * one for each of them would take minutes. Only the file with the fault is asked.
 */
function createCompiler(root: string): (faults: readonly Fault[]) => Fault[] {
  // The tests' options know both runtimes, so that one program can hold the files of either.
  const { options } = readTsconfig('tsconfig.tests.json');
  const fileNames = ['tsconfig.pure.json', 'tsconfig.node.json'].flatMap(
    (name) => readTsconfig(name).fileNames,
  );
  const changed = new Map<string, string>();
  const versions = new Map<string, number>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = changed.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  const write = (file: string, text: string | undefined) => {
    if (text === undefined) changed.delete(file);
    else changed.set(file, text);
    versions.set(file, (versions.get(file) ?? 0) + 1);
  };

  return (faults) => {
    const accepted = new Set<Fault>();
    let waiting = [...faults];
    while (waiting.length > 0) {
      const together = [...Map.groupBy(waiting, ({ file }) => file).values()].map(
        (ofFile) => ofFile[0]!,
      );
      waiting = waiting.filter((fault) => !together.includes(fault));
      for (const fault of together) {
        const file = join(root, fault.file);
        write(file, applyFault(readFileSync(file, 'utf8'), fault));
      }
      for (const fault of together) {
        const file = join(root, fault.file);
        const refusals = [
          ...service.getSyntacticDiagnostics(file),
          ...service.getSemanticDiagnostics(file),
        ];
        if (refusals.length === 0) accepted.add(fault);
      }
      for (const fault of together) write(join(root, fault.file), undefined);
    }
    return faults.filter((fault) => accepted.has(fault));
  };
  function readTsconfig(name: string) {
    const { config } = ts.readConfigFile(join(root, name), ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, root);
  }
}
