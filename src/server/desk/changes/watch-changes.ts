import { sql } from 'kysely';
import type { Store } from '../../db/store.ts';

/** Notifies listeners that something has changed, whichever instance or visitor caused it. */
export interface Changes {
  /** Calls the listener once as it joins: what changed after it read and before this may be new to it. */
  listen(listener: () => void): () => void;
  stop(): void;
}

/** An instance whose clock is behind stores enquiries that are older than the newest one. */
const clocksApartMs = 120_000;

/**
 * Looks at the newest enquiries and at the head of the history, both by index, a bit more than once a
 * second while anybody listens. It holds no connection and works alike on both engines.
 */
export function watchChanges(store: Pick<Store, 'db'>, everyMs = 700): Changes {
  const listeners = new Set<() => void>();
  /** Those who joined after the last look. */
  let newcomers = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let known: string | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const joined = newcomers;
    newcomers = new Set();
    try {
      const { rows } = await sql<{ mark: string }>`
        select (select coalesce(max(created_at), 0) from enquiry) || ' ' ||
               (select count(*) from enquiry
                where created_at > (select max(created_at) from enquiry) - ${clocksApartMs}) || ' ' ||
               (select seq from audit_head where id = 1) as mark`.execute(store.db);
      const mark = rows[0]?.mark ?? '';
      const told = known === undefined || mark === known ? joined : listeners;
      known = mark;
      for (const listener of told) if (listeners.has(listener)) listener();
    } catch {
      // A database that is away has no changes to report; the next look tries again.
      newcomers = new Set([...joined, ...newcomers]);
    } finally {
      looking = false;
    }
  }

  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    known = undefined;
  };
  return {
    listen(listener) {
      listeners.add(listener);
      newcomers.add(listener);
      if (timer === undefined) {
        timer = setInterval(() => void look(), everyMs);
        void look();
      }
      return () => {
        listeners.delete(listener);
        newcomers.delete(listener);
        if (listeners.size === 0) pause();
      };
    },
    stop: pause,
  };
}
