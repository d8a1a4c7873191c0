import type { Held } from './held-record.ts';

/** What stays on this device until the desk has it. */
export type Kept = Pick<
  Held,
  'parent' | 'base' | 'body' | 'before' | 'clashes' | 'absent' | 'wanted'
> &
  Partial<Pick<Held, 'sending' | 'echo'>>;

export interface Unsaved {
  /** False: this device has no room for it. */
  keep(held: Held): boolean;
  forget(): void;
  /**
   * Offers what a page that is gone left behind, and later what an open one leaves when it is closed;
   * where `take` returns true it is in the keeping of this page from then on.
   */
  adopt(take: (kept: Kept) => boolean): void;
}

/** Each loaded page keeps its texts apart, so that two tabs with one record overwrite nothing. */
const page = newName();
const prefix = 'taana-unsaved';
const pageLock = (name: string) => `${prefix}:${name}`;

/** Held until the page is gone, however it goes: so others know which texts have nobody left. */
let claimed = false;
function claimPage(): void {
  if (claimed || !('locks' in navigator)) return;
  claimed = true;
  void navigator.locks.request(pageLock(page), () => new Promise(() => {}));
}

let opened = 0;

/**
 * Texts belong to a person: whoever signs in next at this device does not meet them. Each opening of a
 * record keeps its own, so that one after a sign-out does not remove what the one before it kept.
 */
export function keepUnsaved(person: string, kind: string, key: string): Unsaved {
  const name = [prefix, person, kind, key].map(encodeURIComponent).join('/');
  opened += 1;
  const own = `${name}/${page}.${opened}`;
  const asked = new Set<string>();
  return {
    keep(held) {
      claimPage();
      const { parent, base, body, before, clashes, absent, wanted, sending, echo } = held;
      const rest: Omit<Kept, 'base' | 'before'> = {
        parent,
        body,
        clashes,
        absent,
        wanted,
        ...(sending && { sending }),
        ...(echo && { echo }),
      };
      const kept = `{"base":${spellOnce(base)},"before":${spellOnce(before)},${JSON.stringify(rest).slice(1)}`;
      try {
        localStorage.setItem(own, kept);
        return true;
      } catch {
        return false;
      }
    },
    forget() {
      try {
        localStorage.removeItem(own);
      } catch {
        // A device that keeps nothing has nothing to forget.
      }
    },
    adopt(take) {
      for (const left of listLeft(name)) {
        if (left === own || asked.has(left)) continue;
        const [keeper = ''] = left.slice(name.length + 1).split('.');
        asked.add(left);
        whenGone(keeper, () => {
          asked.delete(left);
          const kept = readKept(left);
          if (kept && take(kept)) localStorage.removeItem(left);
        });
      }
    },
  };
}

/** Whether this person left anything on this device that the desk does not have. */
export function listUnsaved(person: string): { readonly kind: string; readonly key: string }[] {
  const own = [prefix, person].map(encodeURIComponent).join('/');
  return listLeft(own).map((name) => {
    const [kind = '', key = ''] = name
      .slice(own.length + 1)
      .split('/')
      .map(decodeURIComponent);
    return { kind, key };
  });
}

function listLeft(name: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${name}/`));
  } catch {
    return [];
  }
}

function readKept(name: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** Acts when the page is gone; a browser without locks cannot say, and then it is taken for gone. */
function whenGone(name: string, act: () => void): void {
  if (name === page || !('locks' in navigator)) act();
  else void navigator.locks.request(pageLock(name), act);
}

/** A letter changes the text alone: what it began from is not spelled again for each. */
const spelled = new WeakMap<object, string>();
function spellOnce(body: object | null): string {
  if (body === null) return 'null';
  const known = spelled.get(body) ?? JSON.stringify(body);
  spelled.set(body, known);
  return known;
}

function newName(): string {
  return Math.random().toString(36).slice(2, 12);
}
