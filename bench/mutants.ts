import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chooseFaults } from './mutants/choose-faults.ts';
import { applyFault, type Fault } from './mutants/find-faults.ts';
import { judgementOf, spellFault, writeSurvivors } from './mutants/judgements.ts';
import { type Outcome, runFaults, type TestStage } from './mutants/run-faults.ts';
import { createWorkspace } from './mutants/workspace.ts';
import { type Finding, isMarked, report, words } from './report/report.ts';

/**
 * How many random small faults in src/domain, src/contract and src/server `npm test` notices; with
 * `check`, also how many of the others the rest of the check does. `npm run bench mutants 7 50`
 * takes 50 faults of the seed 7, `npm run bench mutants 7 50 src/domain` those of them in a folder.
 */
const [seed = 2026, count = 200] = words.filter((word) => /^\d+$/.test(word)).map(Number);
const folders = words.filter((word) => word.startsWith('src/'));
const project = join(import.meta.dirname, '..');
console.log(`choosing ${count} faults of the seed ${seed} …`);
const faults = chooseFaults(project, seed, count).filter(
  ({ file }) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)),
);
const workspace = createWorkspace(project);
// A run that is broken off goes on where it stopped; its workers and its copy must not stay.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await measure();
} finally {
  workspace.remove();
}

async function measure(): Promise<void> {
  const unit = await runStage('npm test', { project: 'unit', sample: faults }, faults);
  const survivors = survivorsOf(unit);
  const seconds = unit.reduce((sum, outcome) => sum + outcome.seconds, 0) / unit.length;
  const noticed = faults.length - survivors.length;
  const findings: Finding[] = [
    {
      promise: 'random small faults in domain, contract and server that `npm test` notices',
      limit: 'at least 75 %',
      figure: share(noticed),
      ok: noticed >= 0.75 * faults.length,
      ifShort:
        'Other faults are drawn whenever the sources change; many that nobody notices are limits one larger or words of a log.',
    },
  ];
  if (isMarked('check')) {
    const left = await runRestOfCheck(survivors);
    findings.push({
      promise: 'random small faults that the check notices',
      limit: 'at least 95 %',
      figure: share(faults.length - left.length),
      ok: faults.length - left.length >= 0.95 * faults.length,
      ifShort: `Left are ${spellVerdicts(left)}.`,
    });
    show('left after the whole check', left);
    const summary = `Seed ${seed}: ${findings.map(({ promise, figure }) => `${promise}: ${figure}`).join('; ')}.`;
    if (words.length === 0) writeSurvivors(summary, left);
  } else {
    show('survived', survivors);
  }
  report(findings, {
    seed,
    secondsPerFault: Math.round(seconds * 10) / 10,
    folders: byFolder(unit),
    survivors: survivors.map(spellFault),
  });
}

/**
 * Types first: they are the fastest. Then tests on a database, then a browser where needed. A fault that
 * was judged to change nothing that matters is not tried: it counts as one that nobody notices.
 */
async function runRestOfCheck(survivors: readonly Fault[]): Promise<readonly Fault[]> {
  const { judged = [], open = [] } = Object.groupBy(survivors, (fault) =>
    (judgementOf(fault)?.verdict ?? 'gap') === 'gap' ? 'open' : 'judged',
  );
  // Else every fault would seem to be refused.
  if (!compilesWith([])) throw new Error('The sources do not compile without any fault.');
  const typed = acceptedByTypes(open);
  console.log(`\nrefused by the types of other files: ${open.length - typed.length}`);
  if (!build([])) throw new Error('The build fails.');
  const integration = { project: 'integration', sample: faults, waits: true };
  const stored = await runStage('integration', integration, typed);
  const e2e = { project: 'e2e', sample: faults, prepare: build, waits: true };
  return [...judged, ...survivorsOf(await runStage('e2e', e2e, survivorsOf(stored)))];
}

/** All at once, and by halves where something is refused: the compiler takes a minute each time. */
function acceptedByTypes(tried: readonly Fault[]): readonly Fault[] {
  const together = [...Map.groupBy(tried, ({ file }) => file).values()].map((ofFile) => ofFile[0]!);
  if (together.length < tried.length) {
    const others = tried.filter((fault) => !together.includes(fault));
    return [...acceptedByTypes(together), ...acceptedByTypes(others)];
  }
  if (tried.length === 0 || compilesWith(tried)) return tried;
  if (tried.length === 1) return [];
  const half = Math.ceil(tried.length / 2);
  return [...acceptedByTypes(tried.slice(0, half)), ...acceptedByTypes(tried.slice(half))];
}

/** Each of these faults is in another file. */
function compilesWith(tried: readonly Fault[]): boolean {
  const originals = tried.map(({ file }) => [file, workspace.read(file)] as const);
  for (const [index, [file, text]] of originals.entries()) {
    workspace.write(file, applyFault(text, tried[index]!));
  }
  const accepted = ['pure', 'browser', 'node', 'tests'].every((runtime) =>
    runNode(
      'node_modules/typescript/bin/tsc',
      '--project',
      `tsconfig.${runtime}.json`,
      '--tsBuildInfoFile',
      // Not where the project's own are, which is a folder that the copy shares.
      join(workspace.root, `types-${runtime}.tsbuildinfo`),
    ),
  );
  for (const [file, text] of originals) workspace.write(file, text);
  return accepted;
}

/** The server runs from its sources; everything else is in the built site. */
function build(changed: readonly string[]): boolean {
  const isServerOnly =
    changed.length > 0 && changed.every((file) => file.startsWith('src/server/'));
  return isServerOnly || runNode('scripts/build.ts');
}

function runNode(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: workspace.root, stdio: 'ignore' }).status === 0;
}

async function runStage(
  name: string,
  stage: TestStage,
  tried: readonly Fault[],
): Promise<readonly Outcome[]> {
  console.log(`\n${name}: ${tried.length} faults`);
  return runFaults(workspace, stage, tried, ({ fault, noticedBy, reachedBy, seconds }) => {
    const fate = noticedBy ? 'noticed ' : reachedBy > 0 ? 'SURVIVED' : 'UNTESTED';
    console.log(`${fate} ${seconds.toFixed(1).padStart(5)} s  ${spellFault(fault)}`);
    if (noticedBy) console.log(`                   ${noticedBy}`);
  });
}

function survivorsOf(outcomes: readonly Outcome[]): readonly Fault[] {
  return outcomes.filter(({ noticedBy }) => !noticedBy).map(({ fault }) => fault);
}

function show(title: string, survivors: readonly Fault[]): void {
  console.log(`\n${title}: ${survivors.length}`);
  for (const fault of survivors) {
    const judged = judgementOf(fault);
    console.log(`  ${spellFault(fault)}${judged ? `\n    ${judged.verdict}: ${judged.why}` : ''}`);
  }
}

function byFolder(outcomes: readonly Outcome[]): Record<string, string> {
  const rooms = Map.groupBy(outcomes, ({ fault }) => fault.file.split('/')[1]!);
  return Object.fromEntries(
    [...rooms].map(([folder, all]) => {
      const noticed = all.filter(({ noticedBy }) => noticedBy).length;
      return [folder, `${noticed} of ${all.length}`];
    }),
  );
}

/** `9 equivalent, 11 harmless` */
function spellVerdicts(left: readonly Fault[]): string {
  const verdicts = Map.groupBy(left, (fault) => judgementOf(fault)?.verdict ?? 'not judged');
  return [...verdicts].map(([verdict, { length }]) => `${length} ${verdict}`).join(', ');
}

function share(noticed: number): string {
  return `${((100 * noticed) / faults.length).toFixed(1)} % of ${faults.length}`;
}
