import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compressFully } from '../pages/compress-fully.ts';
import type { FinishingAnswer, FinishingTask } from './finishing-messages.ts';

/** Runs in a process of its own; the server ends it when something newer is published. */
export function answerFinishing(): void {
  process.on('message', (task: FinishingTask) => {
    if (task.kind === 'picture') {
      for (const take of waiting.get(task.file) ?? []) take(task.body);
      waiting.delete(task.file);
      return;
    }
    answer(task).catch((error: unknown) => {
      send({ kind: 'failed', fault: error instanceof Error ? error.message : String(error) });
    });
  });
  process.on('disconnect', () => process.exit(0));
}

/** Whoever waits for a file of the server's database, by the name of the file. */
const waiting = new Map<string, ((body: Uint8Array | undefined) => void)[]>();

function askForPicture(key: string, name: string): Promise<Uint8Array | undefined> {
  const file = `${key}-${name}`;
  return new Promise((resolve) => {
    const others = waiting.get(file);
    if (others) return void others.push(resolve);
    waiting.set(file, [resolve]);
    send({ kind: 'picture-wanted', key, name });
  });
}

async function answer(task: Exclude<FinishingTask, { kind: 'picture' }>): Promise<void> {
  if (task.kind === 'compress') {
    const body = await promisify(gunzip)(task.gzip);
    return send({ kind: 'compressed', ...(await compressFully(body)) });
  }
  // Loads the printing of PDFs only where papers are printed.
  const { printPapers } = await import('./print-papers.ts');
  await printPapers(task, askForPicture, (paper) => send({ kind: 'paper', ...paper }));
  send({ kind: 'papers-done' });
}

function send(said: FinishingAnswer): void {
  // A server that is gone is noticed by `disconnect`.
  process.send?.(said, undefined, {}, () => {});
}
