import { sql } from 'kysely';
import type { Store } from '../db/store.ts';

/** Tells listeners that something is new, whichever instance or visitor caused it. */
export interface Changes {
  listen(hear: () => void): () => void;
  stop(): void;
}

/**
 * Looks at three ends of indexes a bit more than once a second while anybody listens: the newest
 * enquiry and the head of the history. No connection is held and no engine is special.
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
               (select coalesce(max(id), '') from enquiry) || ' ' ||
               (select seq from audit_head where id = 1) as mark`.execute(store.db);
      const mark = rows[0]?.mark ?? '';
      if (known !== undefined && mark !== known) for (const hear of listeners) hear();
      known = mark;
    } catch {
      // A database that is away has no news; the next look asks again.
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
    listen(hear) {
      listeners.add(hear);
      if (timer === undefined) {
        timer = setInterval(() => void look(), everyMs);
        void look();
      }
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) pause();
      };
    },
    stop: pause,
  };
}
