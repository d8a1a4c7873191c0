import { endpoints } from '../../contract/desk/endpoints.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { callDesk, callDeskOnce, signedOut } from '../call-desk.ts';
import { notifySoon, onChange } from '../changes.ts';
import { isUnsaved } from './held-record.ts';
import { keepRecord, type RecordKeeper } from './keep-record.ts';
import { keepUnsaved } from './unsaved.ts';

interface Entry {
  readonly keeper: RecordKeeper;
  users: number;
  readonly end: () => void;
}

/**
 * One keeper for each record, however many screens show it. A screen that is left does not end it
 * while something is unsaved: it goes on trying.
 */
const entries = new Map<string, Entry>();

export interface RecordName {
  readonly person: string;
  readonly kind: string;
  readonly key: string;
}

export interface HeldKeeper {
  readonly keeper: RecordKeeper;
  release(): void;
}

/** The keeper of a record for one screen. Left screens release it. */
export function holdKeeper(
  name: RecordName,
  blank?: RecordBody,
  others?: () => string,
): HeldKeeper {
  const entry = entries.get(nameOf(name)) ?? open(name, blank, others);
  entry.users += 1;
  return {
    keeper: entry.keeper,
    release() {
      entry.users -= 1;
      // Nobody waits 800 ms for somebody who has gone.
      entry.keeper.tryAgain();
      endIfDone(entry);
    },
  };
}

function open(name: RecordName, blank?: RecordBody, others?: () => string): Entry {
  const { person, kind, key } = name;
  const params = { kind, key };
  const keeper = keepRecord({
    unsaved: keepUnsaved(person, kind, key),
    desk: {
      read: () => callDesk(endpoints.contentRecord, { params }),
      async save({ key: once, parent, body }) {
        const saved = await callDeskOnce(once, endpoints.saveContent, {
          params,
          body: { parent, body, merge: true },
        });
        if (saved.ok) notifySoon();
        return saved;
      },
    },
    ...(blank && { blank }),
    ...(others && { others }),
  });
  const stops = [
    onChange(() => keeper.look()),
    keeper.listen(() => endIfDone(entry)),
    listenForLine(() => keeper.tryAgain()),
  ];
  const entry: Entry = {
    keeper,
    users: 0,
    end() {
      for (const stop of stops) stop();
      keeper.stop();
      entries.delete(nameOf(name));
    },
  };
  entries.set(nameOf(name), entry);
  return entry;
}

function endIfDone(entry: Entry): void {
  if (entry.users > 0) return;
  const shown = entry.keeper.current();
  if (shown.state === 'loading') return;
  if (shown.state === 'ready' && isUnsaved(shown.held)) return;
  // A screen that is replaced by another of the same record comes back in the same turn.
  setTimeout(() => entry.users === 0 && entry.end());
}

/** The line is back; or the page may be closed in a moment, and is still there to send. */
function listenForLine(act: () => void): () => void {
  const onHide = () => document.visibilityState === 'hidden' && act();
  window.addEventListener('online', act);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('online', act);
    document.removeEventListener('visibilitychange', onHide);
  };
}

function nameOf({ person, kind, key }: RecordName): string {
  return JSON.stringify([person, kind, key]);
}

// Whoever signs in next must not send what the last person typed.
signedOut.add(() => {
  for (const entry of entries.values()) entry.end();
});
