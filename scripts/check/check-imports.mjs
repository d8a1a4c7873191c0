/** Checks the import rules on the source, and on the canary files that each rule still reports violations. */
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import config from '../../.dependency-cruiser.mjs';

const root = join(import.meta.dirname, '../..');
const settingsRule = 'settings-only-in-server-env';
const faults = [...(await checkSource()), ...(await checkCanary())];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\n${faults.length} import ${faults.length === 1 ? 'fault' : 'faults'}`);
  process.exitCode = 1;
}

async function checkSource() {
  const { violations, modules, dependencies } = await inspect(root);
  const files = sourceFiles(root).length;
  const blind = [];
  // If the tool could not read TypeScript it would report success without checking anything, so files are counted.
  if (modules < files) blind.push(`only ${modules} of ${files} source files were read`);
  if (dependencies < files) blind.push(`only ${dependencies} imports were seen in ${files} files`);
  console.log(`${modules} modules, ${dependencies} imports, ${violations.length} violations`);
  return [...blind, ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)];
}

/** A canary file is named for the rule it breaks: `no-cycles.ts`, `one-rule.again.ts`. */
async function checkCanary() {
  const folder = join(root, 'tests/canary');
  const { violations } = await inspect(folder);
  const rules = [...new Set([...config.forbidden.map(({ name }) => name), settingsRule])];
  const canaries = sourceFiles(folder).map((file) => ({
    file,
    rule: basename(file).split('.')[0],
  }));
  const silent = canaries
    .filter(({ rule }) => rules.includes(rule))
    .filter(({ file, rule }) => !violations.some((v) => v.rule === rule && v.from === file));
  const without = rules.filter((rule) => !canaries.some((canary) => canary.rule === rule));
  console.log(`canary: ${rules.length - without.length} of ${rules.length} rules proven`);
  return [
    ...silent.map(({ file }) => `not caught: tests/canary/${file}; the checker is blind to it`),
    ...without.map((rule) => `no canary breaks the rule "${rule}"`),
  ];
}

async function inspect(folder) {
  const { output } = await cruise(
    ['src'],
    {
      ...config.options,
      baseDir: folder,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
    },
    config.options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.base.json')) },
  );
  const own = output.modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source));
  return {
    modules: own.length,
    dependencies: own.reduce((sum, module) => sum + module.dependencies.length, 0),
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...settingsOutsideEnv(folder),
    ],
  };
}

/**
 * An import graph does not contain globals, so this one rule searches the text. `main.ts` may set what
 * Node itself reads before any other file is loaded.
 */
function settingsOutsideEnv(folder) {
  const readsSettings = /\bprocess\s*\??\.?\s*(\.\s*env\b|\[\s*['"`]env['"`])|from 'node:process'/;
  return sourceFiles(folder)
    .filter((file) => !/^src\/server\/(main|env(\.test)?)\.ts$/.test(file))
    .filter((file) => readsSettings.test(readFileSync(join(folder, file), 'utf8')))
    .map((from) => ({ rule: settingsRule, from, to: 'process.env' }));
}

function sourceFiles(folder) {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder });
}
