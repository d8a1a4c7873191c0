import { type Log, describeError } from '../log.ts';
import { type Pack, writePack } from './pack.ts';

/** Writes the pack some time after a change: changes that follow each other are written once. */
export interface PackKeeper {
  later(): void;
  /** Writes what is still to be written. */
  stop(): Promise<void>;
}

export function keepPack(parts: {
  readonly file: string;
  readonly take: () => Pack;
  readonly log: Log;
  readonly afterMs?: number;
}): PackKeeper {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    timer = undefined;
    writing = writing
      .then(() => writePack(parts.file, parts.take()))
      // Without it the next start prints again, which takes two seconds.
      .catch((error: unknown) => parts.log.error('pack-not-written', describeError(error)));
    return writing;
  }
  return {
    later() {
      timer ??= setTimeout(() => void write(), parts.afterMs ?? 1_000).unref();
    },
    async stop() {
      if (timer === undefined) return writing;
      clearTimeout(timer);
      return write();
    },
  };
}
