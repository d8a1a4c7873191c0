import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Desk } from './create-desk.ts';
import type { DeskParts } from './desk-call.ts';

/** Answers `/desk/api/…` and the quote pages under `/q/`. */
export interface LazyDesk {
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Browsers that listen for changes. */
  streams(): number;
  stop(): void;
}

/** Its code is loaded with the first request, so that the server starts without it. */
export function openDesk(parts: DeskParts): LazyDesk {
  let opened: Promise<Desk> | undefined;
  let running: Desk | undefined;
  let stopped = false;
  return {
    async answer(req, res) {
      opened ??= import('./create-desk.ts').then(({ createDesk }) => createDesk(parts));
      const desk = await opened;
      running = desk;
      if (stopped) desk.stop();
      await desk.answer(req, res);
    },
    streams: () => running?.streams() ?? 0,
    stop() {
      stopped = true;
      void opened?.then((desk) => desk.stop());
    },
  };
}
