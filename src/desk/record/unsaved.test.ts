import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newHeld, type } from './held-record.ts';
import type { Kept, Unsaved } from './unsaved.ts';

/** What browsers share between their pages. */
let stored: Map<string, string>;
let locks: Map<string, Promise<unknown>>;

beforeEach(() => {
  stored = new Map();
  locks = new Map();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, text: string) {
      stored.set(name, text);
      Object.assign(this, { [name]: text });
    },
    removeItem(name: string) {
      stored.delete(name);
      Reflect.deleteProperty(this, name);
    },
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {
    locks: {
      /** Granted in turn, each when the one before has let go. */
      request(name: string, act: () => unknown) {
        const turn = (locks.get(name) ?? Promise.resolve()).then(act);
        locks.set(name, turn);
        return turn;
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Every page has its own copy of the module. */
async function openPage(): Promise<(person: string) => Unsaved> {
  vi.resetModules();
  const { keepUnsaved } = await import('./unsaved.ts');
  return (person) => keepUnsaved(person, 'fabric', 'f014');
}

const typed = (title: string) => type(newHeld({}), { title });

async function adoptAll(unsaved: Unsaved): Promise<unknown[]> {
  const found: Kept[] = [];
  unsaved.adopt((kept) => found.push(kept) > 0);
  await new Promise((done) => setTimeout(done));
  return found.map(({ body }) => body['title']);
}

test('what a page left is taken up once by the next one', async () => {
  (await openPage())('asha').keep(typed('Satin'));
  locks.clear();
  const next = (await openPage())('asha');
  expect(await adoptAll(next)).toEqual(['Satin']);
  expect(await adoptAll(next)).toEqual([]);
});

test('a page that is still open keeps its own text', async () => {
  (await openPage())('asha').keep(typed('Satin'));
  expect(await adoptAll((await openPage())('asha'))).toEqual([]);
  expect(stored.size).toBe(1);
});

test('after a sign-out and a sign-in in the same page the text is still there', async () => {
  const open = await openPage();
  open('asha').keep(typed('Satin'));
  const again = open('asha');
  again.forget();
  expect(await adoptAll(again)).toEqual(['Satin']);
});

test('another person does not meet it', async () => {
  const open = await openPage();
  open('asha').keep(typed('Satin'));
  expect(await adoptAll(open('harpreet'))).toEqual([]);
  expect(await adoptAll(open('asha'))).toEqual(['Satin']);
});

test('what is not taken stays for later', async () => {
  const open = await openPage();
  open('asha').keep(typed('Satin'));
  const again = open('asha');
  again.adopt(() => false);
  expect(await adoptAll(again)).toEqual(['Satin']);
});

test('a device without room says so', async () => {
  const unsaved = (await openPage())('asha');
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  expect(unsaved.keep(typed('Satin'))).toBe(false);
});
