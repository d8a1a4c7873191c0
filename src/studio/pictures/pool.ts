import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { SceneId } from '../scenes/scene-book.ts';
import type { Encoded } from './encode.ts';
import type { PictureJob } from './job.ts';
import { bakeFile } from './places.ts';
import { sceneOf } from './recipe-hash.ts';

export type Task =
  | { readonly kind: 'bake'; readonly scene: SceneId }
  | { readonly kind: 'picture'; readonly job: PictureJob };

export type TaskResult =
  | { readonly kind: 'baked' }
  | { readonly kind: 'made'; readonly encoded: Encoded }
  | { readonly kind: 'failed'; readonly message: string };

export interface PoolEvents {
  /** Another run may have made it meanwhile. */
  isMade(job: PictureJob): boolean;
  started(task: Task): void;
  made(job: PictureJob, encoded: Encoded): void;
  failed(task: Task, message: string): void;
}

/** Makes the pictures in the order of the list on `size` cores; a picture waits until the light of its scene is baked. */
export async function runPool(
  jobs: readonly PictureJob[],
  size: number,
  events: PoolEvents,
): Promise<void> {
  const waiting = [...jobs];
  const baking = new Set<SceneId>();
  const failed = new Set<SceneId>();

  function next(): Task | undefined {
    for (let i = 0; i < waiting.length; i++) {
      const job = waiting[i]!;
      if (events.isMade(job)) {
        waiting.splice(i--, 1);
        continue;
      }
      const scene = sceneOf(job.recipe);
      if (scene && failed.has(scene)) {
        waiting.splice(i--, 1);
        continue;
      }
      if (scene && !existsSync(bakeFile(scene))) {
        if (baking.has(scene)) continue;
        baking.add(scene);
        return { kind: 'bake', scene };
      }
      waiting.splice(i, 1);
      return { kind: 'picture', job };
    }
    return undefined;
  }

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    while (waiting.length > 0) {
      const task = next();
      if (!task) {
        await pause();
        continue;
      }
      events.started(task);
      const result = await runTask(worker, task);
      if (task.kind === 'bake') baking.delete(task.scene);
      if (result.kind === 'failed') {
        if (task.kind === 'bake') failed.add(task.scene);
        events.failed(task, result.message);
      } else if (result.kind === 'made' && task.kind === 'picture') {
        events.made(task.job, result.encoded);
      }
    }
    await worker.terminate();
  }

  await Promise.all(Array.from({ length: size }, work));
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 200));

function runTask(worker: Worker, task: Task): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    const done = (result: TaskResult) => {
      worker.off('error', reject);
      resolve(result);
    };
    worker.once('message', done);
    worker.once('error', reject);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task);
  });
}
