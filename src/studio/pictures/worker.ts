import { isMainThread, parentPort } from 'node:worker_threads';
import { makeBake, makePicture } from './make-picture.ts';
import type { Task, TaskResult } from './pool.ts';

if (!isMainThread) parentPort!.on('message', (task: Task) => void answer(task));

async function answer(task: Task): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage(await run(task).catch(failure));
}

async function run(task: Task): Promise<TaskResult> {
  if (task.kind === 'picture') return { kind: 'made', encoded: await makePicture(task.job) };
  makeBake(task.scene);
  return { kind: 'baked' };
}

function failure(error: unknown): TaskResult {
  return { kind: 'failed', message: error instanceof Error ? error.stack! : String(error) };
}
