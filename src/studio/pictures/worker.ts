import { isMainThread, parentPort } from 'node:worker_threads';
import { makeBake, makePicture } from './make-picture.ts';
import type { Task, TaskResult } from './pool.ts';

if (!isMainThread) {
  parentPort!.on('message', (task: Task) => {
    run(task).then(
      (result) => parentPort!.postMessage(result),
      (error: unknown) =>
        parentPort!.postMessage({ kind: 'failed', message: String((error as Error).stack) }),
    );
  });
}

async function run(task: Task): Promise<TaskResult> {
  if (task.kind === 'bake') {
    makeBake(task.scene);
    return { kind: 'baked' };
  }
  return { kind: 'made', encoded: await makePicture(task.job) };
}
