import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All steps, longest first, so that the longest one does not start last. */
export function allSteps(root) {
  return [
    { name: 'build', args: [join(root, 'scripts/build.ts')] },
    { name: 'chromium', args: [join(root, 'scripts/check/ensure-chromium.mjs')] },
    { name: 'dovecot', args: [join(root, 'scripts/check/ensure-dovecot.mjs')] },
    { name: 'types', args: bin(root, 'tsc', '-b') },
    { name: 'e2e', args: vitest(root, 'e2e'), after: ['build', 'chromium', 'dovecot'] },
    { name: 'integration', args: vitest(root, 'integration'), after: ['build', 'dovecot'] },
    { name: 'unit-slow', args: vitest(root, 'unit-slow') },
    { name: 'unit', args: vitest(root, 'unit') },
    { name: 'knip', args: bin(root, 'knip', '--no-progress', '--treat-config-hints-as-errors') },
    { name: 'imports', args: [join(root, 'scripts/check/check-imports.mjs')] },
    { name: 'lint', args: bin(root, 'oxlint', '--deny-warnings') },
    { name: 'format', args: bin(root, 'oxfmt', '--check', '.') },
  ];
}

/**
 * The steps that these files can affect, and the names of the skipped ones. A step runs completely if
 * its tests use the changed code without importing it, through a build or a server.
 */
export function changedSteps(root, files, { buildIsCurrent }) {
  const parts = new Set(files.map(partOf));
  const has = (...names) => parts.has('everything') || names.some((name) => parts.has(name));
  const present = files.filter((file) => existsSync(join(root, file)));
  const code = present.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));
  const related = (project, more = []) => vitest(root, project, [...present, ...more]);
  const wanted = {
    dovecot: has('rules', 'site', 'server', 'e2e', 'integration', 'support'),
    chromium: has('rules', 'site', 'server', 'e2e', 'support'),
    build: !buildIsCurrent && has('rules', 'site', 'server', 'e2e', 'integration', 'support'),
    types: code.length > 0 || has(),
    e2e: has('rules', 'site', 'server')
      ? vitest(root, 'e2e')
      : has('e2e', 'support') && related('e2e'),
    integration: has('rules', 'server')
      ? vitest(root, 'integration')
      : has('site', 'scripts', 'integration', 'support') &&
        related('integration', has('site') ? builtSiteTests : []),
    'unit-slow': has() ? vitest(root, 'unit-slow') : code.length > 0 && related('unit-slow'),
    unit: has() ? vitest(root, 'unit') : files.length > 0 && related('unit', readingTests(root)),
    knip: code.length > 0 || has(),
    imports: code.length > 0 || has('canary'),
    lint: code.length > 0 && bin(root, 'oxlint', '--deny-warnings', ...lenient, ...code),
    format: present.length > 0 && bin(root, 'oxfmt', '--check', ...lenient, ...present),
  };
  const steps = allSteps(root)
    .filter(({ name }) => wanted[name])
    .map((step) => (wanted[step.name] === true ? step : { ...step, args: wanted[step.name] }));
  const names = new Set(steps.map(({ name }) => name));
  return {
    steps: steps.map((step) => ({ ...step, after: step.after?.filter((name) => names.has(name)) })),
    leftOut: Object.keys(wanted).filter((name) => !names.has(name)),
  };
}

/** Lets a tool succeed when it ignores all the given files. */
const lenient = ['--no-error-on-unmatched-pattern'];

/** The part of the project a file belongs to; the first matching pattern decides. */
const places = [
  [/\.md$|^(docs|deploy)\//, 'prose'],
  [/^src\/.*\.test\.tsx?$|^scripts\/.*\.test\.ts$|\.fixture\.ts$|^src\/studio\//, 'unit'],
  [/^src\/(domain|contract|content|loom|print)\//, 'rules'],
  [/^src\/(web|ui|desk)\/|^public\//, 'site'],
  [/^src\/server\//, 'server'],
  [/^scripts\/(build|site|fonts?|icons|subset)/, 'site'],
  [/^scripts\//, 'scripts'],
  [/^bench\/|^tests\/(torture|attack|assistant)\//, 'bench'],
  [/^tests\/canary\//, 'canary'],
  [/^tests\/e2e\//, 'e2e'],
  [/^tests\/integration\//, 'integration'],
  [/^tests\/support\//, 'support'],
];

function partOf(file) {
  return places.find(([pattern]) => pattern.test(file))?.[1] ?? 'everything';
}

/** Integration tests of the built site; all others create a small site themselves. */
const builtSiteTests = [
  'http/built-renderer',
  'http/http-main',
  'operations/log-privacy',
  'operations/metrics',
].map((name) => `tests/integration/${name}.test.ts`);

/** Unit tests that read files instead of importing them, so imports do not show what they depend on. */
function readingTests(root) {
  return ['src', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.slow)\.test\.tsx?$/.test(file))
    .filter((file) => /read(File|dir)/.test(readFileSync(join(root, file), 'utf8')));
}

function bin(root, name, ...args) {
  return [join(root, 'node_modules/.bin', name), ...args];
}

/** Runs all tests of a project, or those related to some files. */
function vitest(root, project, files) {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  return files
    ? [program, 'related', '--run', '--passWithNoTests', '--project', project, ...files]
    : [program, 'run', '--project', project];
}
