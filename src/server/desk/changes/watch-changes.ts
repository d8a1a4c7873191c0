import { sql } from 'kysely';
import type { Store } from '../../db/store.ts';

/** Notifies listeners that something has changed, whichever instance or visitor caused it. */
export interface Changes {
  listen(listener: () => void): () => void;
  stop(): void;
}

/** An instance whose clock is behind stores enquiries that are older than the newest one. */
const clocksApartMs = 120_000;

/**
 * Looks at the newest enquiries and at the head of the history, both by index, a bit more than once a
 * second while anybody listens. It holds no connection and works alike on both engines.
 */
export function watchChanges(store: Store, everyMs = 700): Changes {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let known: string | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const { rows } = await sql<{ mark: string }>`
        select (select coalesce(max(created_at), 0) from enquiry) || ' ' ||
               (select count(*) from enquiry
                where created_at > (select max(created_at) from enquiry) - ${clocksApartMs}) || ' ' ||
               (select seq from audit_head where id = 1) as mark`.execute(store.db);
      const mark = rows[0]?.mark ?? '';
      if (known !== undefined && mark !== known) for (const listener of listeners) listener();
      known = mark;
    } catch {
      // A database that is away has no changes to report; the next look tries again.
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
      if (timer === undefined) {
        timer = setInterval(() => void look(), everyMs);
        void look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) pause();
      };
    },
    stop: pause,
  };
}
