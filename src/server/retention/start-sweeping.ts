import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { type Log, describeError } from '../log.ts';
import { type SweepSettings, sweep } from './sweep.ts';

/** Once after the start, then every six hours. Several instances may do it: deleting twice changes nothing. */
export function startSweeping(parts: {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SweepSettings;
}): { stop(): Promise<void> } {
  const { store, clock, log, settings } = parts;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const removed = await sweep(store, settings, clock.now());
      if (Object.values(removed).some((count) => count > 0)) log.info('swept', removed);
    } catch (error) {
      // The next sweep tries again.
      log.error('sweep-failed', describeError(error));
    }
  }
  const start = () => {
    running = run();
  };
  const first = setTimeout(start, 60_000).unref();
  const rest = setInterval(start, 6 * 3_600_000).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(rest);
      await running;
    },
  };
}
