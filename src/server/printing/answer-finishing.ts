import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compressFully } from '../pages/compress-fully.ts';
import type { FinishingAnswer, FinishingTask } from './finishing-messages.ts';

/** Runs in a process of its own; the server ends it when something newer is published. */
export function answerFinishing(): void {
  process.on('message', (task: FinishingTask) => {
    answer(task).catch((error: unknown) => {
      send({ kind: 'failed', fault: error instanceof Error ? error.message : String(error) });
    });
  });
  process.on('disconnect', () => process.exit(0));
}

async function answer(task: FinishingTask): Promise<void> {
  if (task.kind === 'compress') {
    const body = await promisify(gunzip)(task.gzip);
    return send({ kind: 'compressed', ...(await compressFully(body)) });
  }
  // Loads the printing of PDFs only where papers are printed.
  const { printPapers } = await import('./print-papers.ts');
  await printPapers(task, (paper) => send({ kind: 'paper', ...paper }));
  send({ kind: 'papers-done' });
}

function send(said: FinishingAnswer): void {
  process.send?.(said);
}
