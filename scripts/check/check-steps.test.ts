import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSteps, changedSteps } from './check-steps.mjs';

const root = join(import.meta.dirname, '../..');
const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name).toSorted();
const everything = names(allSteps(root));
const plan = (...files: string[]) => changedSteps(root, files, { buildIsCurrent: true });
const ran = (...files: string[]) => names(plan(...files).steps);
const argsOf = (name: string, ...files: string[]) =>
  plan(...files).steps.find((step) => step.name === name)?.args ?? [];

test('every step is either run or listed as skipped', () => {
  for (const file of ['README.md', 'src/web/client.ts', 'src/server/run.ts', 'bench/run.ts']) {
    const { steps, leftOut } = changedSteps(root, [file], { buildIsCurrent: false });
    expect([...names(steps), ...leftOut].toSorted()).toEqual(everything);
  }
});

test('runs nothing when nothing changed', () => {
  expect(ran()).toEqual([]);
});

test.each([
  ['README.md', ['format', 'unit']],
  ['bench/run.ts', ['format', 'imports', 'knip', 'lint', 'types', 'unit', 'unit-slow']],
  [
    'public/pictures/manifest.json',
    ['chromium', 'dovecot', 'e2e', 'format', 'integration', 'unit'],
  ],
])('a change of %s reaches %j', (file, reached) => {
  expect(ran(file)).toEqual(reached);
});

test.each([
  'src/domain/fabric/fabric.ts',
  'src/contract/routes.ts',
  'src/server/run.ts',
  'package.json',
  'vitest.config.ts',
  'a/place/nobody/knows.ts',
])('a change of %s reaches all tests there are', (file) => {
  for (const project of ['e2e', 'integration']) {
    expect(argsOf(project, file)).toEqual(
      allSteps(root).find(({ name }) => name === project)?.args,
    );
  }
});

test('a change of the site skips tests that create a small site themselves', () => {
  expect(argsOf('integration', 'src/web/client.ts')).toContain('related');
  expect(argsOf('integration', 'src/web/client.ts')).toContain(
    'tests/integration/http/http-main.test.ts',
  );
  expect(argsOf('e2e', 'src/web/client.ts')).not.toContain('related');
});

test('the tests of the built site that it names exist', () => {
  const named = argsOf('integration', 'src/web/client.ts').filter((arg) =>
    arg.startsWith('tests/'),
  );
  expect(named.length).toBeGreaterThan(1);
  for (const file of named) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});

test('a changed test runs alone', () => {
  expect(argsOf('e2e', 'tests/e2e/home.test.ts')).toEqual(
    expect.arrayContaining(['related', 'tests/e2e/home.test.ts']),
  );
  expect(ran('tests/e2e/home.test.ts')).not.toContain('integration');
});

test('tests that read files always run', () => {
  expect(argsOf('unit', 'README.md')).toContain('scripts/error-catalogue.test.ts');
});

test('the site is built only when tests need it and the build is out of date', () => {
  const built = (file: string, buildIsCurrent: boolean) =>
    names(changedSteps(root, [file], { buildIsCurrent }).steps).includes('build');
  expect(built('src/web/client.ts', false)).toBe(true);
  expect(built('src/web/client.ts', true)).toBe(false);
  expect(built('README.md', false)).toBe(false);
});

test('a deleted file is not passed to any tool, but still selects the steps it affected', () => {
  const gone = 'src/server/gone.ts';
  expect(ran(gone)).toContain('integration');
  for (const { args } of plan(gone).steps) expect(args).not.toContain(gone);
});
