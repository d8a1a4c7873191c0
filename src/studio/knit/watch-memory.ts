import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { outOfMemoryMark } from '../../domain/picture/knitting.ts';

const everyMs = 100;

/**
 * Ends this process as soon as it holds more than `megabytes`, or as the server is gone. From a thread of its own, because the
 * loom works for seconds without a pause, and by the whole process, because no limit of the engine
 * counts the arrays that pictures are made of.
 */
export function watchMemory(megabytes: number): void {
  const watcher = new Worker(new URL(import.meta.url), { workerData: { megabytes } });
  watcher.unref();
}

if (!isMainThread) {
  const { megabytes } = workerData as { readonly megabytes: number };
  const server = process.ppid;
  setInterval(() => {
    // Nobody would keep what is made here.
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() < megabytes * 1024 * 1024) return;
    writeSync(2, `${outOfMemoryMark}\n`);
    process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}
