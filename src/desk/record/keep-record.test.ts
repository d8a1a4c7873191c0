import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import type { Answer } from '../call-desk.ts';
import { SmallDesk } from './desk.fixture.ts';
import type { Held, Sending } from './held-record.ts';
import { keepRecord, type RecordDesk, type RecordKeeper, saveAfterMs } from './keep-record.ts';
import type { Kept, Unsaved } from './unsaved.ts';

beforeEach(() => {
  vi.useFakeTimers();
  refusal = undefined;
});
afterEach(() => void vi.useRealTimers());

const noLine = { ok: false, status: 0, error: 'No connection.', fields: {} } as const;

/** A device that lives longer than a page. */
class Device implements Unsaved {
  own: string | undefined;
  left: string | undefined;
  keep(text: Held): boolean {
    this.own = JSON.stringify(text);
    return true;
  }
  forget(): void {
    this.own = undefined;
  }
  adopt(take: (kept: Kept) => boolean): void {
    if (this.left !== undefined && take(JSON.parse(this.left) as Kept)) this.left = undefined;
  }
  reload(): void {
    this.left = this.own;
    this.own = undefined;
  }
}

type Refused = Extract<Answer<unknown>, { ok: false }>;
let refusal: { readonly answer: Refused; times: number } | undefined;
function refuseWith(answer: Refused, times: number): void {
  refusal = { answer, times };
}

function setUp(desk = new SmallDesk({ title: 'Locknit', width: 60 })) {
  const device = new Device();
  const sent: Sending[] = [];
  let broken: 'before' | 'after' | undefined;
  const calls: RecordDesk = {
    async read() {
      if (broken) return noLine;
      return { ok: true, value: { ...desk.detail(), present: [] } };
    },
    async save(sending): Promise<Answer<SaveAnswer>> {
      sent.push(sending);
      if (refusal && refusal.times > 0) {
        refusal.times -= 1;
        return refusal.answer;
      }
      if (broken === 'before') return noLine;
      const value = desk.save(sending, 'Asha');
      return broken === 'after' ? noLine : { ok: true, value };
    },
  };
  let keys = 0;
  const open = async (): Promise<RecordKeeper> => {
    const keeper = keepRecord({ desk: calls, unsaved: device, newKey: () => `k${(keys += 1)}` });
    await vi.advanceTimersByTimeAsync(0);
    return keeper;
  };
  return { desk, device, sent, open, breakLine: (when?: 'before' | 'after') => (broken = when) };
}

function held(keeper: RecordKeeper): Held {
  const shown = keeper.current();
  if (shown.state !== 'ready') throw new Error(shown.state);
  return shown.held;
}

test('saves 800 ms after the last key, and nothing before', async () => {
  const { desk, sent, open } = setUp();
  const keeper = await open();
  for (const width of [5, 58]) {
    keeper.set({ width });
    await vi.advanceTimersByTimeAsync(saveAfterMs - 1);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  expect(desk.head.body).toEqual({ title: 'Locknit', width: 58 });
});

test('what is typed is on the device at once, and leaves it when the desk has it', async () => {
  const { device, open } = setUp();
  const keeper = await open();
  keeper.set({ width: 58 });
  expect(device.own).toContain('58');
  await keeper.saveNow();
  expect(device.own).toBeUndefined();
});

test('a lost answer is asked for again under its key, also after a reload: stored once', async () => {
  const { desk, device, sent, open, breakLine } = setUp();
  const keeper = await open();
  breakLine('after');
  keeper.set({ width: 58 });
  expect(await keeper.saveNow()).toBe(false);
  keeper.set({ title: 'Fine' });
  keeper.stop();
  device.reload();
  breakLine();
  const next = await open();
  expect(held(next).body).toEqual({ title: 'Fine', width: 58 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1', expect.any(String)]);
  expect(desk.revisions).toHaveLength(3);
  expect(desk.head.body).toEqual({ title: 'Fine', width: 58 });
  expect(device.own).toBeUndefined();
  expect(device.left).toBeUndefined();
});

test('an answer that is gone for good is asked for in another way; a lasting refusal is said', async () => {
  const { desk, sent, open } = setUp();
  const keeper = await open();
  keeper.set({ width: 58 });
  const gone = {
    ok: false,
    status: 409,
    error: 'This has already been done.',
    fields: {},
  } as const;
  refuseWith(gone, 1);
  expect(await keeper.saveNow()).toBe(true);
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k2']);
  expect(desk.head.body['width']).toBe(58);

  keeper.set({ width: 59 });
  refuseWith(gone, 9);
  expect(await keeper.saveNow()).toBe(false);
  expect(held(keeper).trouble).toMatchObject({ state: 'refused', error: gone.error });
  expect(held(keeper).body['width']).toBe(59);
});

test('without a line it tries again by itself, more and more rarely, and at once when told', async () => {
  const { desk, sent, open, breakLine } = setUp();
  const keeper = await open();
  breakLine('before');
  keeper.set({ width: 58 });
  await vi.advanceTimersByTimeAsync(saveAfterMs + 2_000 + 4_000 + 8_000);
  expect(sent).toHaveLength(4);
  expect(held(keeper).trouble).toMatchObject({ state: 'offline' });
  breakLine();
  keeper.tryAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.head.body['width']).toBe(58);
  expect(held(keeper).trouble).toBeUndefined();
});

test('a form that cannot be read shows what the device has kept', async () => {
  const { device, open, breakLine } = setUp();
  const keeper = await open();
  breakLine('before');
  keeper.set({ width: 58 });
  keeper.stop();
  device.reload();
  const next = await open();
  expect(held(next).body).toEqual({ title: 'Locknit', width: 58 });
});

test('a form without text of its own is told that it could not be read', async () => {
  const { open, breakLine } = setUp();
  breakLine('before');
  const keeper = await open();
  await vi.advanceTimersByTimeAsync(600);
  expect(keeper.current()).toEqual({ state: 'failed', error: 'No connection.' });
});

test('a change at the desk comes in; one that was read before a save is not believed', async () => {
  const { desk, open } = setUp();
  const keeper = await open();
  desk.save({ key: 'h1', parent: 'r0', body: { title: 'Locknit', width: 62 } }, 'Harpreet');
  keeper.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(held(keeper).body['width']).toBe(62);

  keeper.look();
  keeper.set({ width: 58 });
  void keeper.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(held(keeper).body['width']).toBe(58);
  expect(desk.head.body['width']).toBe(58);
});

test('text of an earlier page waits until this one is saved, then it is brought in', async () => {
  const { desk, device, open, breakLine } = setUp();
  const first = await open();
  breakLine('before');
  first.set({ title: 'Fine' });
  first.stop();
  device.reload();
  const { left } = device;
  device.left = undefined;
  breakLine();
  const keeper = await open();
  keeper.set({ width: 58 });
  device.left = left;
  await keeper.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.head.body).toEqual({ title: 'Fine', width: 58 });
});
