import { isMainThread } from 'node:worker_threads';
import { openDarkroomBook } from './pictures/darkroom-book.ts';
import type { PictureJob } from './pictures/job.ts';
import { inMakingOrder, planPictures, shareOf } from './pictures/plan/plan-pictures.ts';
import { type Task, runPool } from './pictures/pool.ts';
import { writeMaps } from './maps/write-maps.ts';

const usage = `npm run studio -- all | <fabric slug> | <scene id> …   render what has changed
npm run studio -- maps <fabric slug>              write its texture maps and a glTF file
npm run studio -- list                            show the plan and what is missing
  --workers=N   cores to use (2)      --again   render even what has not changed
  --part=1/3    one of several runs that share the work`;

// The workers load this room's modules too; only the first thread may act on the command line.
if (isMainThread) process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const [command, ...rest] = words;
  if (!command) return explain();
  if (command === 'maps') {
    for (const slug of rest) for (const file of await writeMaps(slug)) say(file);
    return rest.length > 0 ? 0 : explain();
  }
  const plan = planPictures();
  const book = openDarkroomBook(plan);
  if (command === 'list') {
    for (const job of plan) say(`${book.isMade(job) ? ' ' : '*'} ${job.path}`);
    return 0;
  }
  const asked = plan.filter((job) => words.some((word) => isAsked(job, word)));
  if (asked.length === 0) return explain(`Nothing in the plan is called ${words.join(', ')}.`);
  const again = args.includes('--again');
  const [part = 1, parts = 1] = (option(args, 'part') ?? '1/1').split('/').map(Number);
  const ordered = shareOf(inMakingOrder(asked), part, parts);
  const jobs = ordered.filter((job) => again || !book.isMade(job));
  say(`${ordered.length} pictures asked for, ${jobs.length} to make.`);
  book.write();
  return render(jobs, Number(option(args, 'workers') ?? 2), book, again);
}

function isAsked({ owner, scene, path }: PictureJob, word: string): boolean {
  if (word === 'all' || path.endsWith(`/${word}`)) return true;
  return 'scene' in owner ? owner.scene === word : owner.fabric === word || `*/${scene}` === word;
}

async function render(
  jobs: readonly PictureJob[],
  workers: number,
  book: ReturnType<typeof openDarkroomBook>,
  again: boolean,
): Promise<number> {
  const start = Date.now();
  let done = 0;
  let failures = 0;
  const clock = () => `${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s`;
  await runPool(jobs, Math.max(1, Math.min(workers, jobs.length)), {
    isMade: (job) => !again && book.isMadeNow(job),
    started(task) {
      if (task.kind === 'bake') say(`${clock()}  baking the light of ${task.scene}`);
    },
    made(job, encoded) {
      book.add(job, encoded);
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
