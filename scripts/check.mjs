/**
 * `npm run check`: everything that must hold, from a bare clone. Needs Node 20 or later and npm;
 * Chromium is installed with apt when there is none, PostgreSQL comes with the packages.
 */
import { cpus } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rememberBuild } from './ensure-build.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { endAllSteps, runStep } from './run-step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules/.bin');

/** Long ones first: two run side by side, and the longest decides when the check ends. */
const steps = [
  { name: 'build', args: [join(root, 'scripts/build.ts')], onPass: () => rememberBuild(root) },
  { name: 'types', args: [join(bin, 'tsc'), '-b'] },
  { name: 'e2e', args: vitest('e2e'), after: ['build'] },
  { name: 'integration', args: vitest('integration'), after: ['build'] },
  { name: 'unit', args: vitest('unit') },
  { name: 'format', args: [join(bin, 'oxfmt'), '--check', '.'] },
  { name: 'lint', args: [join(bin, 'oxlint'), '--deny-warnings'] },
  { name: 'imports', args: [join(root, 'scripts/check-imports.mjs')] },
  { name: 'knip', args: [join(bin, 'knip'), '--no-progress', '--treat-config-hints-as-errors'] },
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endAllSteps();
    process.exit(130);
  });
}

const from = Date.now();
try {
  const node = prepare('packages', () => ensurePackages(root));
  const chromium = prepare('chromium', ensureChromium);
  console.log(`${chromium}\n`);
  const results = await runAll(node, chromium);
  report(results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  console.error(`\n${error.message}\n\nThe check could not be made.`);
  process.exitCode = 1;
}

function vitest(project) {
  return [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project];
}

function prepare(title, work) {
  console.log(`${title} …`);
  const start = Date.now();
  const outcome = work();
  console.log(`${title} ready after ${duration((Date.now() - start) / 1000)}`);
  return outcome;
}

async function runAll(node, chromium) {
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    CHROMIUM_PATH: chromium,
    NO_COLOR: '1',
    CI: '1',
  };
  // A shell with colours forced, or with production set, must not change what is checked.
  delete env.FORCE_COLOR;
  delete env.NODE_ENV;
  const waiting = [...steps];
  const results = [];
  const lanes = Math.min(2, cpus().length);
  await Promise.all(Array.from({ length: lanes }, workThrough));
  return results;

  async function workThrough() {
    while (waiting.length > 0) {
      const step = takeReady();
      if (!step) {
        await pause(100);
        continue;
      }
      const failedBefore = (step.after ?? []).find((name) => !resultOf(name).passed);
      results.push(
        failedBefore
          ? {
              name: step.name,
              passed: false,
              seconds: 0,
              output: `not run: ${failedBefore} failed`,
            }
          : await runOne(step),
      );
    }
  }

  function takeReady() {
    const index = waiting.findIndex(({ after = [] }) => after.every(resultOf));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function resultOf(name) {
    return results.find((result) => result.name === name);
  }

  async function runOne({ name, args, onPass }) {
    console.log(`  ${name} …`);
    const outcome = await runStep({ command: node, args, cwd: root, env, minutes: 25 });
    const { passed, seconds, output } = outcome;
    console.log(`  ${name} ${passed ? 'passed' : 'FAILED'} after ${duration(seconds)}`);
    if (passed) onPass?.();
    else console.log(`\n${output.trimEnd()}\n`);
    return { name, ...outcome };
  }
}

function report(results) {
  console.log('');
  for (const { name } of steps) {
    const { passed, seconds, output } = results.find((result) => result.name === name);
    const tests = /^\s*Tests\s+(.+?)\s*$/m.exec(output)?.[1] ?? '';
    console.log(
      `  ${name.padEnd(12)} ${(passed ? 'passed' : 'FAILED').padEnd(7)} ${duration(seconds).padStart(8)}  ${tests}`,
    );
  }
  const passed = results.filter((result) => result.passed).length;
  const total = duration((Date.now() - from) / 1000);
  console.log(`\nchecked in ${total}`);
  console.log(`${passed} passed, ${results.length - passed} failed`);
}

function duration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

function pause(milliseconds) {
  return new Promise((later) => {
    setTimeout(later, milliseconds);
  });
}
