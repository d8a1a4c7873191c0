import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Engine, engines, freshStore } from '../../../tests/support/database/engines.ts';
import { edit, editAndPublish } from '../../../tests/support/publishing/edit.ts';
import { createLog } from '../log.ts';
import { followPublications, type News } from './follow-publications.ts';
import type { PublicSite, Shown } from './public-site.ts';
import { readHead } from './read-head.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** Follows a real database; what is shown is only counted. */
async function follow(engine: Engine, advance: () => Shown = () => ({ ok: true, changed: ['/'] })) {
  const store = await freshStore(engine);
  const calls: string[] = [];
  const news: Omit<News, 'seconds'>[] = [];
  const lines: string[] = [];
  const log = createLog((text) => lines.push(...text.trim().split('\n')));
  const shown = { number: 0, publishedAt: 0 };
  const publicSite = {
    get state() {
      return { number: shown.number };
    },
    shows: (head: typeof shown) =>
      head.number === shown.number && head.publishedAt === shown.publishedAt,
    showShipped: () => void calls.push('shipped'),
    async advance() {
      calls.push('advance');
      const answer = advance();
      if (answer.ok) Object.assign(shown, await readHead(store.db));
      return answer;
    },
  } as unknown as PublicSite;
  const following = followPublications({
    publicSite,
    printer: { warm: () => void calls.push('warm') },
    store,
    clock: { now: () => 0 },
    log,
    told: ({ number, fault, changed }) => news.push({ number, fault, changed }),
    untouched: () => void calls.push('untouched'),
  });
  const logged = () => {
    log.flush();
    return lines.map((line) => {
      const { event, level, number, pages, cause, fault } = JSON.parse(line) as Record<
        string,
        unknown
      >;
      return [level, event, number, pages ?? cause, fault].filter((part) => part !== undefined);
    });
  };
  return { store, following, calls, news, logged, shown };
}

const publishName = (store: Parameters<typeof edit>[0], name: string) =>
  editAndPublish(store, 'mill', 'site', { name });

describe.for(engines())('following publications on %s', (engine) => {
  test('nothing was ever published: the shipped pages, and it is said once', async () => {
    const { following, calls } = await follow(engine);
    await following.look();
    await following.look();
    expect(calls).toEqual(['shipped', 'untouched', 'shipped']);
    expect([following.wanted, following.fault]).toEqual([0, '']);
  });

  test('a publication is shown once, and told', async () => {
    const { store, following, calls, news, logged } = await follow(engine);
    await publishName(store, 'Rewa');
    await Promise.all([following.look(), following.look()]);
    await following.look();
    expect(calls).toEqual(['advance']);
    expect(news).toEqual([{ number: 1, fault: '', changed: ['/'] }]);
    expect(logged()).toEqual([['info', 'publication-shown', 1, 1]]);
    expect(following.wanted).toBe(1);
  });

  test('whoever saves a draft will soon want something printed', async () => {
    const { store, following, calls } = await follow(engine);
    await edit(store, 'mill', 'site', { name: 'One' });
    await following.look();
    expect(calls).not.toContain('warm');
    // Revisions of one millisecond are in no order.
    await delay(2);
    await edit(store, 'mill', 'site', { name: 'Two' });
    await following.look();
    await following.look();
    expect(calls.filter((call) => call === 'warm')).toHaveLength(1);
  });

  test('what its content forbids is tried again only with something newer', async () => {
    const { store, following, calls, news, logged } = await follow(engine, () => ({
      ok: false,
      cause: 'content',
      faults: ['No name.', 'No place.'],
    }));
    await publishName(store, 'Rewa');
    await following.look();
    vi.advanceTimersByTime(60_000);
    await following.look();
    expect(calls).toEqual(['advance']);
    expect([following.wanted, following.fault]).toEqual([1, 'No name. No place.']);
    expect(news).toEqual([{ number: 0, fault: 'No name. No place.', changed: [] }]);
    expect(logged()).toEqual([
      ['error', 'publication-not-shown', 1, 'content', 'No name. No place.'],
    ]);
    await publishName(store, 'Narmada');
    await following.look();
    expect(calls.filter((call) => call === 'advance')).toHaveLength(2);
  });

  test('a process that fails is asked again, later each time, until it works', async () => {
    let works = false;
    const { store, following, calls } = await follow(engine, () =>
      works
        ? { ok: true, changed: [] }
        : { ok: false, cause: 'process', faults: ['The process ended.'] },
    );
    await publishName(store, 'Rewa');
    const waits: number[] = [];
    await following.look();
    for (let tries = 1; tries < 8; tries += 1) {
      let waited = 0;
      while (calls.length === tries) {
        vi.advanceTimersByTime(500);
        waited += 500;
        await following.look();
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    works = true;
    vi.advanceTimersByTime(30_000);
    await following.look();
    expect(following.fault).toBe('');
    // The next failure begins with a short wait again.
    works = false;
    await publishName(store, 'Narmada');
    await following.look();
    const before = calls.length;
    vi.advanceTimersByTime(1000);
    await following.look();
    expect(calls.length).toBe(before + 1);
  });

  test('a database that cannot answer is logged unless it is only away', async () => {
    const { store, following, logged } = await follow(engine);
    await store.db.deleteFrom('publication_head').execute();
    await following.look();
    expect(logged()).toEqual([['error', 'publications-not-read']]);
  });
});
