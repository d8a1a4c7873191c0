/**
 * `npm run check`: everything that must hold, from a bare clone. Needs Node 20 or later and npm;
 * Chromium is installed with apt when there is none, PostgreSQL comes with the packages.
 * `npm run check -- --changed`: only what the changes since the main branch can reach.
 */
import { cpus } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './check/changed-files.mjs';
import { allSteps, changedSteps } from './check/check-steps.mjs';
import { buildIsCurrent, rememberBuild } from './ensure-build.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { endAllSteps, runStep } from './check/run-step.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules/.bin');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endAllSteps();
    process.exit(130);
  });
}

const from = Date.now();
try {
  const node = prepare('packages', () => ensurePackages(root));
  const { steps, leftOut } = plan();
  console.log('');
  const results = await runAll(steps, node);
  report(steps, results);
  if (leftOut.length > 0) console.log(`not run, since no change reaches it: ${leftOut.join(', ')}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  console.error(`\n${error.message}\n\nThe check could not be made.`);
  process.exitCode = 1;
}

function plan() {
  if (!process.argv.includes('--changed')) return { steps: allSteps(root), leftOut: [] };
  const { base, files } = changedFiles(root);
  console.log(`${files.length} files changed since ${base}`);
  return changedSteps(root, files, { buildIsCurrent: buildIsCurrent(root) });
}

function prepare(title, work) {
  console.log(`${title} …`);
  const start = Date.now();
  const outcome = work();
  console.log(`${title} ready after ${duration((Date.now() - start) / 1000)}`);
  return outcome;
}

async function runAll(steps, node) {
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
    CI: '1',
    // The steps share the cores: only a hang may reach a limit of time.
    TEST_PATIENCE: '6',
  };
  // Forced colours or NODE_ENV=production in the shell must not change the result.
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

  async function runOne({ name, args }) {
    console.log(`  ${name} …`);
    const outcome = await runStep({ command: node, args, cwd: root, env, minutes: 40 });
    const { passed, seconds, output } = outcome;
    console.log(`  ${name} ${passed ? 'passed' : 'FAILED'} after ${duration(seconds)}`);
    if (!passed) console.log(`\n${output.trimEnd()}\n`);
    else if (name === 'build') rememberBuild(root);
    return { name, ...outcome };
  }
}

function report(steps, results) {
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
