import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { childEnvironment } from '../env.ts';
import type { ReadOwnPicture } from '../../print/album.ts';
import { noOwnPictures } from '../../print/no-own-pictures.ts';
import type { Log } from '../log.ts';
import type { CachedResponse } from '../pages/cached-response.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { FinishingAnswer, FinishingTask } from './finishing-messages.ts';
import { makeResponse } from './make-responses.ts';
import { isPaper } from './public-site.ts';
import type { PublicState } from './public-state.ts';

/** What follows behind the pages: stronger compression, then papers. */
export interface Finishing {
  /** Ends early, because something newer is public. */
  stop(): void;
  /** Whether everything was finished. */
  readonly done: Promise<boolean>;
}

export interface FinishingParts {
  readonly pages: PageStore;
  readonly siteUrl: string;
  readonly state: Pick<PublicState, 'number' | 'revisions'>;
  /** What each paper was printed from; kept up to date here. */
  readonly papers: Map<string, string>;
  readonly log: Log;
  /** A file of one of the mill's own pictures: its key and `720.avif`. */
  readonly readOwnPicture?: ReadOwnPicture;
  /** How far it stands back behind other processes: 19, the lowest there is, unless a test waits for it. */
  readonly niceness?: number;
}

export function startFinishing(parts: FinishingParts): Finishing {
  const { pages, papers, log } = parts;
  const { generation } = pages;
  const worker = startWorker(parts.niceness ?? 19, parts.readOwnPicture ?? noOwnPictures);
  let stopped = false;
  const isCurrent = () => !stopped && pages.generation === generation;

  async function finish(): Promise<boolean> {
    for (const path of Array.from(pages.paths)) {
      const response = pages.find(path);
      if (!response || !isQuick(response)) continue;
      const compressed = await worker.ask({
        kind: 'compress',
        gzip: response.encoded.gzip.body,
      });
      if (!isCurrent() || compressed.kind !== 'compressed') return false;
      await putIfSame(path, response, compressed);
      await nextTurn();
    }
    const standing = [...pages.paths].filter(isPaper);
    // `npm run dev` has no papers.
    if (standing.length === 0) return true;
    const { number, revisions } = parts.state;
    const last = await worker.ask(
      {
        kind: 'papers',
        siteUrl: parts.siteUrl,
        number,
        revisions: [...revisions.values()],
        standing,
        papers: Object.fromEntries(papers),
      },
      (paper) => void putPaper(paper),
    );
    if (last.kind === 'failed') log.error('papers-not-printed', { fault: last.fault });
    return last.kind === 'papers-done';
  }

  async function putIfSame(
    path: string,
    before: CachedResponse,
    { br, gzip }: Extract<FinishingAnswer, { kind: 'compressed' }>,
  ): Promise<void> {
    const { status, type, modified } = before;
    const file = {
      path,
      status,
      type,
      compression: 'full' as const,
      ...(modified !== undefined && { modified }),
      br,
      gzip,
    };
    const response = await makeResponse(file, pages.pageCaching);
    // A new date may have come meanwhile.
    if (isCurrent() && pages.find(path) === before) pages.put(path, response);
  }

  async function putPaper(paper: Extract<FinishingAnswer, { kind: 'paper' }>): Promise<void> {
    const { path, origin } = paper;
    const body = Buffer.from(paper.body);
    const file = { path, status: 200, type: 'application/pdf', compression: 'full' as const, body };
    const response = await makeResponse(file, pages.pageCaching);
    if (!isCurrent()) return;
    pages.put(path, response);
    papers.set(path, origin);
  }

  const done = finish()
    .catch(() => false)
    .finally(() => worker.kill());
  return {
    stop() {
      stopped = true;
      worker.kill();
    },
    done,
  };
}

function isQuick({ compression, isCompressed }: CachedResponse): boolean {
  return compression === 'quick' && isCompressed;
}

/** Answers one task after the other. */
function startWorker(niceness: number, readOwn: ReadOwnPicture) {
  const child = fork(join(import.meta.dirname, 'finishing-child.ts'), [String(niceness)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=384', '--max-semi-space-size=4'],
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let hear: (answer: FinishingAnswer) => void = () => {};
  child.on('message', (answer: FinishingAnswer) => {
    if (answer.kind === 'picture-wanted') void handOver(answer);
    else hear(answer);
  });
  const fail = (fault: string) => hear({ kind: 'failed', fault });
  /** Without the database a paper would stand without its picture; it is printed another time. */
  async function handOver({ key, name }: { key: string; name: string }): Promise<void> {
    try {
      const body = await readOwn(key, name);
      const task: FinishingTask = { kind: 'picture', file: `${key}-${name}`, body };
      if (child.connected) child.send(task, () => {});
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      child.kill('SIGKILL');
    }
  }
  child.once('error', (error) => fail(error.message));
  child.once('exit', () => fail('The finishing process ended.'));
  return {
    ask(
      task: FinishingTask,
      take?: (paper: Extract<FinishingAnswer, { kind: 'paper' }>) => void,
    ): Promise<FinishingAnswer> {
      return new Promise((resolve) => {
        hear = (answer) => (answer.kind === 'paper' ? take?.(answer) : resolve(answer));
        if (child.connected) child.send(task, () => {});
        else fail('The finishing process ended.');
      });
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
