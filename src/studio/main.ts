import { isMainThread } from 'node:worker_threads';
import { shipBakes } from './bakes/ship-bakes.ts';
import { shipDrapes } from './drapes/ship-drapes.ts';
import { openMadePictures } from './pictures/made-pictures.ts';
import type { PictureJob } from './pictures/job.ts';
import { inMakingOrder, planPictures, shareOf } from './pictures/plan/plan-pictures.ts';
import { type Task, runPool } from './pictures/pool.ts';
import { writeSheets } from './sheets/write-sheets.ts';
import { writeSwatches } from './swatch/write-swatches.ts';

const usage = `npm run studio -- all | <fabric slug> | <scene id> …   render what has changed
npm run studio -- swatch <fabric slug> …          write its digital swatch: U3MA, GLB and plain maps
npm run studio -- list                            show the plan and what is missing
npm run studio -- sheet [fabric slug | scene id] … contact sheets of all pictures, or of these
npm run studio -- bakes [scene id] …              write the light that is shipped, where it is stale
npm run studio -- bakes [scene id] … --loss       what pictures dyed into it lose, in full bakes' terms
npm run studio -- drapes                          write what a page hangs its cloth into, where it is stale
  --shade=X     of a swatch: a name of the card or six hex digits; the lead shade otherwise
  --workers=N   cores to use (2)      --again   render even what has not changed
  --part=1/3    one of several runs that share the work`;

// The workers load this module too; only the main thread may read the command line.
if (isMainThread) process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const [command, ...rest] = words;
  if (!command) return explain();
  if (command === 'swatch') return swatches(rest, option(args, 'shade'));
  if (command === 'bakes') return bakes(rest, args);
  if (command === 'drapes') return drapes(args);
  const plan = planPictures();
  if (command === 'sheet') return sheets(plan, rest);
  const made = openMadePictures(plan);
  if (command === 'list') {
    for (const job of plan) say(`${made.isMade(job) ? ' ' : '*'} ${job.path}`);
    return 0;
  }
  const chosen = namedBy(plan, words);
  if (chosen.length === 0) return explain(`Nothing in the plan is called ${words.join(', ')}.`);
  const again = args.includes('--again');
  const [part = 1, parts = 1] = (option(args, 'part') ?? '1/1').split('/').map(Number);
  const ordered = shareOf(inMakingOrder(chosen), part, parts);
  const jobs = ordered.filter((job) => again || !made.isMade(job));
  say(`${ordered.length} pictures chosen, ${jobs.length} to make.`);
  made.write();
  return render(jobs, Number(option(args, 'workers') ?? 2), made, again);
}

async function sheets(plan: readonly PictureJob[], words: readonly string[]): Promise<number> {
  const chosen = words.length > 0 ? namedBy(plan, words) : plan;
  if (chosen.length === 0) return explain(`Nothing in the plan is called ${words.join(', ')}.`);
  await writeSheets(chosen, say);
  return 0;
}

async function swatches(slugs: readonly string[], shade: string | undefined): Promise<number> {
  if (slugs.length === 0) return explain();
  try {
    for (const slug of slugs) for (const file of await writeSwatches(slug, shade)) say(file);
    return 0;
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error));
  }
}

function bakes(words: readonly string[], args: readonly string[]): number {
  const unknown = shipBakes(words, {
    say,
    again: args.includes('--again'),
    loss: args.includes('--loss'),
  });
  return unknown ? explain(unknown) : 0;
}

function drapes(args: readonly string[]): number {
  shipDrapes({ say, again: args.includes('--again') });
  return 0;
}

function namedBy(plan: readonly PictureJob[], words: readonly string[]): readonly PictureJob[] {
  return plan.filter((job) => words.some((word) => isNamedBy(job, word)));
}

function isNamedBy({ owner, scene, path }: PictureJob, word: string): boolean {
  if (word === 'all' || path.endsWith(`/${word}`)) return true;
  return 'scene' in owner ? owner.scene === word : owner.fabric === word || `*/${scene}` === word;
}

async function render(
  jobs: readonly PictureJob[],
  workers: number,
  pictures: ReturnType<typeof openMadePictures>,
  again: boolean,
): Promise<number> {
  const start = Date.now();
  let done = 0;
  let failures = 0;
  const clock = () => `${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s`;
  await runPool(jobs, Math.max(1, Math.min(workers, jobs.length)), {
    isMade: (job) => !again && pictures.isMadeNow(job),
    started(task) {
      if (task.kind === 'bake') say(`${clock()}  baking the light of ${task.scene}`);
    },
    made(job, encoded) {
      pictures.add(job, encoded);
      say(`${clock()}  ${++done}/${jobs.length}  ${job.path}`);
    },
    failed(task, message) {
      failures++;
      console.error(`${clock()}  failed: ${nameOf(task)}\n${message}`);
    },
  });
  return failures > 0 ? 1 : 0;
}

function option(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

function nameOf(task: Task): string {
  return task.kind === 'bake' ? task.scene : task.job.path;
}

function explain(fault = ''): number {
  say(fault ? `${fault}\n${usage}` : usage);
  return 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
