import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Source files that a runtime's tsconfig lists, without those that they import. */
function filesOf(config: string): string[] {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, '.');
  return fileNames.map((file) => file.replace(/^\.\//, ''));
}

test('each source file is checked for exactly one runtime', () => {
  const { config: solution } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const configs = (solution.references as { path: string }[]).map(({ path }) => path);
  const named = configs.flatMap(filesOf).filter((file) => !file.startsWith('tests/canary/'));
  const files = globSync([
    '{src,scripts,bench}/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
    '*.ts',
  ]).filter((file) => !file.startsWith('tests/canary/'));
  const counts = new Map<string, number>(files.map((file) => [file, 0]));
  for (const file of named) counts.set(file, (counts.get(file) ?? 0) + 1);
  expect(files.length).toBeGreaterThan(900);
  expect([...counts].filter(([file, count]) => count !== 1 && !declares(file))).toEqual([]);
});

/** A type declaration for a package may be used by several runtimes. */
function declares(file: string): boolean {
  return file.endsWith('.d.ts');
}
