import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plate } from '../../../loom/types.ts';
import { askLoom } from './ask-loom.ts';
import type { Answer, HungCloth, Order, PlateOrder } from './order.ts';

const plain = {
  fabric: { construction: { name: 'Tricot', family: 'tricot', bars: [] } },
} as unknown as Omit<PlateOrder, 'id'>;
const motif = {
  fabric: {
    construction: {
      name: 'Lace',
      family: 'lace',
      bars: [],
      motif: { name: 'rose', wales: 8, courses: 8 },
    },
  },
} as unknown as Omit<PlateOrder, 'id'>;
const plate = {} as Plate;

let workers: FakeWorker[];
beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('stages reach the listener in their order', () => {
  const { loom, heard } = start();
  loom.order(plain, heard);
  say({ id: 1, stage: 'knitted' });
  say({ id: 1, stage: 'laying', share: 0.5 });
  say({ id: 1, stage: 'plate', plate, last: false });
  say({ id: 1, stage: 'plate', plate, last: true });
  expect(heard.told).toEqual(['laying 0', 'laying 0.5', 'plate', 'last plate']);
});

test('cloth to hang reaches the listener too', () => {
  const { loom, heard } = start();
  loom.order({ ...plain, hang: 512 }, heard);
  expect(workers[0]!.asked).toEqual([{ ...plain, hang: 512, id: 1 }]);
  say({ id: 1, stage: 'hung', cloth: {} as HungCloth, last: true });
  expect(heard.told).toEqual(['last hung']);
});

test('a newer order makes the stages of an older one moot', () => {
  const { loom, heard } = start();
  loom.order(plain, heard);
  loom.order(plain, heard);
  say({ id: 1, stage: 'plate', plate, last: true });
  say({ id: 2, stage: 'plate', plate, last: false });
  expect(heard.told).toEqual(['plate']);
  expect(workers).toHaveLength(1);
});

test('a motif in work is broken off by a new worker', () => {
  const { loom, heard } = start();
  loom.order(motif, heard);
  loom.order(motif, heard);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a worker silent for eight seconds is given up, and whatever it says later is not heard', () => {
  const { loom, heard } = start();
  loom.order(plain, heard);
  vi.advanceTimersByTime(7000);
  say({ id: 1, stage: 'knitted' });
  vi.advanceTimersByTime(7900);
  expect(heard.told).toEqual(['laying 0']);
  vi.advanceTimersByTime(200);
  expect(heard.told).toEqual(['laying 0', 'failed']);
  expect(workers[0]!.ended).toBe(true);
});

test('nobody waits for a worker that has finished', () => {
  const { loom, heard } = start();
  loom.order(plain, heard);
  say({ id: 1, stage: 'plate', plate, last: true });
  vi.advanceTimersByTime(60_000);
  expect(heard.told).toEqual(['last plate']);
});

test('a worker that fails, or cannot be made, is told once', () => {
  const { loom, heard } = start();
  loom.order(plain, heard);
  say({ id: 1, stage: 'failed', message: 'unknown motif' });
  expect(heard.told).toEqual(['failed']);
  const none = askLoom(() => {
    throw new Error('blocked');
  });
  const other = listener();
  none.order(plain, other);
  vi.advanceTimersByTime(60_000);
  expect(other.told).toEqual(['failed']);
});

function start() {
  const loom = askLoom(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { loom, heard: listener() };
}

function say(answer: Answer): void {
  workers.at(-1)!.hear?.({ data: answer });
}

function listener() {
  const told: string[] = [];
  return {
    told,
    laying: (share: number) => void told.push(`laying ${share}`),
    plate: (_: Plate, last: boolean) => void told.push(last ? 'last plate' : 'plate'),
    hung: (_: HungCloth, last: boolean) => void told.push(last ? 'last hung' : 'hung'),
    failed: () => void told.push('failed'),
  };
}

class FakeWorker {
  hear: ((event: { data: Answer }) => void) | undefined;
  ended = false;
  addEventListener(kind: string, hear: (event: { data: Answer }) => void): void {
    if (kind === 'message') this.hear = hear;
  }
  asked: Order[] = [];
  postMessage(order: Order): void {
    this.asked.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
}
