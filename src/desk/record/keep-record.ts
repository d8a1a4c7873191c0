import type { Present, RecordDetail, SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Answer } from '../call-desk.ts';
import {
  answer,
  type Held,
  isDirty,
  isUnsaved,
  lose,
  missAnswer,
  newHeld,
  openHeld,
  pause,
  read,
  refuse,
  send,
  type Sending,
  settle,
  type,
  want,
} from './held-record.ts';
import type { Unsaved } from './unsaved.ts';

/** What the keeper asks of the desk; tests answer for it. */
export interface RecordDesk {
  read(): Promise<Answer<RecordDetail & { readonly present: readonly Present[] }>>;
  save(sending: Sending): Promise<Answer<SaveAnswer>>;
}

export interface RecordKeeper {
  /** The same object until something has changed. */
  current(): Snapshot;
  listen(listener: () => void): () => void;
  set(values: Readonly<Record<string, unknown>>): void;
  settle(field: string, choice: 'mine' | 'theirs'): void;
  saveNow(): Promise<boolean>;
  /** Something has changed at the desk. */
  look(): void;
  /** The line may be back. */
  tryAgain(): void;
  /** Nothing is sent or asked any more; what is unsaved stays on the device. */
  stop(): void;
}

export type Snapshot =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'newer' }
  /** It could not be read. */
  | { readonly state: 'failed'; readonly error: string }
  | {
      readonly state: 'ready';
      readonly held: Held;
      /** False: this device has no room, and the text is in this page alone. */
      readonly kept: boolean;
    };

/** After the last key. */
export const saveAfterMs = 800;
const patienceMs = 600;
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000];

interface Settings {
  readonly desk: RecordDesk;
  readonly unsaved: Unsaved;
  /** What a record that does not exist begins with; without it there is nothing to edit. */
  readonly blank?: RecordBody;
  /** Names of the others who have it open, for a field that two wrote at the same moment. */
  others?(): string;
  now?(): number;
  newKey?(): string;
}

/** Reads one record, keeps what is typed on the device, and brings it to the desk once. */
export function keepRecord({
  desk,
  unsaved,
  blank,
  others = () => '',
  now = Date.now,
  newKey = () => crypto.randomUUID(),
}: Settings): RecordKeeper {
  const listeners = new Set<() => void>();
  const waiting = new Set<(saved: boolean) => void>();
  let shown: Snapshot = { state: 'loading' };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let busy = false;
  let looking = false;
  let lookAgain = false;
  let stopped = false;
  void open();

  function show(next: Snapshot): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  /** Every change passes here: first it is kept on the device, then it is shown. */
  function hold(held: Held): void {
    const needsKeeping = isUnsaved(held);
    const kept = needsKeeping ? unsaved.keep(held) : true;
    if (!needsKeeping) unsaved.forget();
    show({ state: 'ready', held, kept });
    if (!needsKeeping) tell(true);
  }

  function tell(saved: boolean): void {
    for (const resolve of waiting) resolve(saved);
    waiting.clear();
  }

  async function open(): Promise<void> {
    const found = await desk.read();
    if (stopped) return;
    if (found.ok && found.value.newer) return show({ state: 'newer' });
    if (found.ok) hold(openHeld(found.value));
    else if (found.status === 404 && blank) hold(newHeld(blank));
    adopt();
    if (found.ok || shown.state !== 'loading') return;
    // A page that was reloaded a moment ago may still hold what it kept.
    await new Promise((done) => setTimeout(done, patienceMs));
    if (stopped || shown.state !== 'loading') return;
    show(found.status === 404 ? { state: 'missing' } : { state: 'failed', error: found.error });
  }

  /** Text that an earlier page left is taken up as soon as this page has none of its own. */
  function adopt(): void {
    unsaved.adopt((left) => {
      const held = shown.state === 'ready' ? shown.held : newHeld(left.body);
      if (stopped || isUnsaved(held)) return false;
      hold({ ...held, ...left, before: shown.state === 'ready' ? held.before : left.before });
      void bringUp();
      return true;
    });
  }

  async function bringUp(): Promise<void> {
    if (shown.state !== 'ready') return;
    if (shown.held.sending || isDirty(shown.held)) await deliver();
    else await look();
  }

  /** Sends until the desk has everything, or does not take it. */
  async function deliver(): Promise<void> {
    clearTimeout(saveTimer);
    clearTimeout(retryTimer);
    if (busy || stopped || shown.state !== 'ready') return;
    busy = true;
    let missed = false;
    for (;;) {
      const held: Held = send(shown.held, newKey());
      if (!held.sending) break;
      // The key is on the device before the call is on its way.
      if (held !== shown.held) hold(held);
      const got = await desk.save(held.sending);
      if (stopped) return;
      // Stored before, and its answer lost for good: said twice, it is another refusal.
      const isMissed: boolean = !got.ok && got.status === 409 && !missed;
      hold(isMissed ? missAnswer(shown.held) : take(got));
      missed ||= isMissed;
      if (!got.ok && !isMissed) break;
    }
    busy = false;
    const { held } = shown;
    // Fields that wait for a choice are at the desk as far as they can be.
    const saved = !held.sending && !isDirty(held);
    tell(saved);
    if (held.sending) return retryLater();
    failures = 0;
    if (saved && !isUnsaved(held)) adopt();
    if (lookAgain) void look();
  }

  function take(got: Answer<SaveAnswer>): Held {
    const { held } = shown as Extract<Snapshot, { state: 'ready' }>;
    if (got.ok) return answer(held, got.value, now(), others());
    if (got.status === 0) return lose(held, now());
    const later = got.status >= 500 || got.status === 429 || got.status === 401;
    return later ? pause(held, now(), got.error) : refuse(held, now(), got.error);
  }

  function retryLater(): void {
    const wait = retryMs[Math.min(failures, retryMs.length - 1)];
    failures += 1;
    retryTimer = setTimeout(() => void deliver(), wait);
  }

  async function look(): Promise<void> {
    if (stopped) return;
    if (shown.state !== 'ready' || busy || looking) {
      lookAgain = true;
      return;
    }
    lookAgain = false;
    looking = true;
    const before = shown.held;
    const found = await desk.read();
    looking = false;
    // A save since then knows more than this answer.
    const stale = shown.state !== 'ready' || busy || shown.held.parent !== before.parent;
    if (!stopped && found.ok && !stale && shown.state === 'ready') {
      if (found.value.newer) show({ state: 'newer' });
      else hold(read(shown.held, found.value));
    }
    if (lookAgain) void look();
  }

  function change(next: (held: Held) => Held): void {
    if (shown.state !== 'ready') return;
    const held = next(shown.held);
    if (held === shown.held) return;
    hold(held);
    clearTimeout(saveTimer);
    // Without a line the next try has its own time; what is typed meanwhile goes with it.
    if (held.trouble?.state !== 'offline')
      saveTimer = setTimeout(() => void deliver(), saveAfterMs);
  }

  return {
    current: () => shown,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (values) => change((held) => type(held, values)),
    settle: (field, choice) => {
      change((held) => settle(held, field, choice));
      void deliver();
    },
    saveNow() {
      if (shown.state !== 'ready') return Promise.resolve(false);
      if (shown.held.absent) hold(want(shown.held));
      if (!isDirty(shown.held) && !shown.held.sending) return Promise.resolve(true);
      const done = new Promise<boolean>((resolve) => waiting.add(resolve));
      void deliver();
      return done;
    },
    look: () => void look(),
    tryAgain: () => void deliver(),
    stop() {
      stopped = true;
      clearTimeout(saveTimer);
      clearTimeout(retryTimer);
      tell(false);
    },
  };
}
