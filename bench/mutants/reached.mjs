/**
 * Loaded into every test file and into every process that a test starts: notes which test came to
 * which fault's place, once for each.
 */
import childProcess from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env.FAULTS_REACHED_FILE;
const worker = globalThis.__vitest_worker__;
if (worker) process.env.FAULTS_REACHED_BY = worker.filepath;

if (file && !globalThis.__reached) {
  const known = new Set();
  globalThis.__reached = (fault) => {
    if (known.has(fault)) return;
    known.add(fault);
    appendFileSync(file, `${process.env.FAULTS_REACHED_BY}\t${fault}\n`);
  };
  // Servers under test get a clean environment; what finds the way back is added to it.
  for (const name of ['spawn', 'spawnSync', 'fork', 'execFile', 'execFileSync']) {
    const start = childProcess[name];
    childProcess[name] = (command, args, options, ...rest) =>
      Array.isArray(args)
        ? start(command, args, traced(options), ...rest)
        : start(command, args, options, ...rest);
  }
  syncBuiltinESMExports();
}

function traced(options) {
  if (typeof options === 'function') return options;
  const { FAULTS_REACHED_FILE, FAULTS_REACHED_BY } = process.env;
  const loaded = `--import ${import.meta.url}`;
  const env = options?.env ?? process.env;
  const before = env.NODE_OPTIONS ?? '';
  const NODE_OPTIONS = before.includes(loaded) ? before : `${before} ${loaded}`.trim();
  return {
    ...options,
    env: { ...env, FAULTS_REACHED_FILE, FAULTS_REACHED_BY, NODE_OPTIONS },
  };
}
