import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { mostWaiting, mostWaitingEach } from '../../../src/domain/picture/knit-job.ts';
import { clothFacts, type PlannedPicture } from '../../../src/domain/picture/knitting.ts';
import { encodeWidths } from '../../../src/imaging/encode-widths.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { askForPictures, cancelKnitting } from '../../../src/server/knitting/ask-for-pictures.ts';
import { claimJob, updateJob } from '../../../src/server/knitting/knit-leases.ts';
import type { KnitOutcome, KnitTask } from '../../../src/server/knitting/knit-process.ts';
import { startKnitting } from '../../../src/server/knitting/knit-worker.ts';
import { readDraft } from '../../../src/server/publishing/revisions.ts';
import { createLog } from '../../../src/server/log.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { within } from '../../support/patience.ts';

const asha = { id: 'p1', name: 'Asha' };
const cloth = clothFacts(shippedContent.fabrics[0]!);
const log = createLog(() => {});
const clock = { now: () => 1_000 };

describe.for(engines())('pictures to be knitted on %s', (engine) => {
  test('of several instances one gets a job, and no other while it works', async () => {
    const store = await freshStore(engine);
    for (const n of [1, 2, 3]) await ask(store, { fabric: `f10${n}`, at: n });
    const claimed = await Promise.all(Array.from({ length: 12 }, () => claimJob(store, 60_000)));
    const taken = claimed.flatMap((job) => job?.fabric ?? []);
    expect(taken.toSorted()).toEqual(['f101', 'f102', 'f103']);
    expect(await claimJob(store, 60_000)).toBeUndefined();
  });

  test('the job of an instance that crashed is taken by another when its lease has run out', async () => {
    const store = await freshStore(engine);
    await ask(store, {});
    const first = await claimJob(store, 300);
    expect(await claimJob(store, 60_000)).toBeUndefined();
    await expect
      .poll(() => claimJob(store, 60_000), { timeout: within(30_000) })
      .toMatchObject({ id: first!.id, attempts: 2 });
    // The first wakes up: it has lost the job and may not write into it.
    expect(await updateJob(store, first!, { progress: 900 })).toBe(false);
  });

  test('the same cloth is asked for once, and a changed one replaces it', async () => {
    const store = await freshStore(engine);
    const first = await ask(store, {});
    expect(await ask(store, { at: 2 })).toEqual({ ...first, kind: 'waiting' });
    const changed = { ...cloth, leadShade: 1 };
    const second = await ask(store, { cloth: changed, at: 3 });
    expect(second).toMatchObject({ kind: 'asked' });
    const rows = await store.db.selectFrom('knit_job').select(['id', 'state']).execute();
    expect(rows).toEqual([{ id: second.kind === 'asked' && second.id, state: 'waiting' }]);
  });

  test('one person has a few in the queue, all together a bounded number, however fast they ask', async () => {
    const store = await freshStore(engine);
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(store, { fabric: `f2${n + 10}`, at: n })),
    );
    const count = (kind: string) => asked.filter((one) => one.kind === kind).length;
    expect([count('asked'), count('own-queue-full')]).toEqual([
      mostWaitingEach,
      20 - mostWaitingEach,
    ]);
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        ask(store, { fabric: `f3${n + 10}`, author: { id: `q${n}`, name: 'Q' }, at: n }),
      ),
    );
    expect(many.filter(({ kind }) => kind === 'queue-full').length).toBe(
      40 - (mostWaiting - mostWaitingEach),
    );
  });

  test('pictures are kept as they are made, named in a draft, and never made twice', async () => {
    const store = await freshStore(engine);
    const made: string[] = [];
    const knitting = start(store, loom({ made }));
    await ask(store, {});
    await settled(store, 'done');
    expect(made).toEqual(['r-macro', 'r-drape', 'r-strip']);
    const draft = await readDraft(store.db, { kind: 'knitted', key: 'f091' });
    expect(draft).toMatchObject({
      author: 'Asha',
      body: {
        gallery: [
          { scene: 'drape', alt: 'The drape of it', widths: [180] },
          { scene: 'macro', alt: 'The macro of it' },
        ],
        strip: { scene: 'strip', alt: '' },
      },
    });
    const job = await store.db.selectFrom('knit_job').selectAll().executeTakeFirstOrThrow();
    expect(job).toMatchObject({ progress: 1000, preview: 'data:first-look', faults: '[]' });

    // Other words, the same cloth: nothing is left to be made.
    await ask(store, { cloth: { ...cloth, title: 'Another Title' }, at: 5 });
    await settled(store, 'done');
    expect(made.length).toBe(3);
    await knitting.stop();
  });

  test('a description that somebody has written stays when the same picture is knitted again', async () => {
    const store = await freshStore(engine);
    const made: string[] = [];
    const knitting = start(store, loom({ made }));
    await ask(store, {});
    await settled(store, 'done');
    const draft = await readDraft(store.db, { kind: 'knitted', key: 'f091' });
    const { gallery } = draft!.body as { gallery: { alt: string }[] };
    const body = JSON.stringify({
      ...draft!.body,
      gallery: gallery.map((one, i) => (i === 0 ? { ...one, alt: 'Our own words' } : one)),
    });
    await store.db
      .updateTable('content_revision')
      .set({ body })
      .where('id', '=', draft!.id)
      .execute();
    await ask(store, { cloth: { ...cloth, title: 'Another Title' }, at: 5 });
    await settled(store, 'done');
    const after = await readDraft(store.db, { kind: 'knitted', key: 'f091' });
    expect((after!.body as { gallery: { alt: string }[] }).gallery[0]!.alt).toBe('Our own words');
    await knitting.stop();
  });

  test('a process that is killed is started once more, then the job says so', async () => {
    const store = await freshStore(engine);
    let starts = 0;
    const logged: string[] = [];
    const knit = async () => {
      starts += 1;
      return { kind: 'died', detail: 'signal SIGKILL' } as const;
    };
    const dying = start(
      store,
      knit,
      createLog((line) => void logged.push(line)),
    );
    await ask(store, {});
    await settled(store, 'failed');
    expect(starts).toBe(2);
    expect(await faults(store)).toEqual([
      expect.stringContaining('The log of the server says more'),
    ]);
    expect(logged.join('').match(/"detail":"signal SIGKILL"/g)).toHaveLength(2);
    await dying.stop();
  });

  test('an instance that dies with its job each time does not take all others with it', async () => {
    const store = await freshStore(engine);
    await ask(store, {});
    for (const attempts of [1, 2])
      await expect
        .poll(() => claimJob(store, 0), { timeout: within(30_000) })
        .toMatchObject({ attempts });
    const knitting = start(store, () => Promise.reject(new Error('must not be knitted')));
    await settled(store, 'failed');
    await knitting.stop();
  });

  test('what is refused or too large ends at once, with its sentences', async () => {
    const store = await freshStore(engine);
    const refusing = start(store, async () => ({ kind: 'refused', faults: ['No bar knits.'] }));
    await ask(store, {});
    await settled(store, 'refused');
    expect(await faults(store)).toEqual(['No bar knits.']);
    await refusing.stop();
    const full = start(store, async () => ({ kind: 'out-of-memory' }));
    await ask(store, { at: 2 });
    await settled(store, 'failed');
    expect(await faults(store)).toEqual([expect.stringContaining('900 MB')]);
    await full.stop();
  });

  test('a picture whose light is missing costs the fabric that picture alone', async () => {
    const store = await freshStore(engine);
    const made: string[] = [];
    const knitting = start(store, loom({ made, without: 'drape' }));
    await ask(store, {});
    await settled(store, 'failed');
    expect(made).toEqual(['r-macro', 'r-strip']);
    expect(await faults(store)).toEqual([expect.stringMatching(/“drape” could not be made/)]);
    const draft = await readDraft(store.db, { kind: 'knitted', key: 'f091' });
    expect(draft!.body).toMatchObject({ gallery: [{ scene: 'macro' }] });
    await knitting.stop();
  });

  test('cancelled, it stops within moments and says nothing more', async () => {
    const store = await freshStore(engine);
    let stopped = false;
    const knitting = start(store, async ({ signal }) => {
      while (!signal.aborted) await delay(20);
      stopped = true;
      return { kind: 'stopped' };
    });
    const asked = await ask(store, {});
    await settled(store, 'knitting');
    const id = asked.kind === 'asked' ? asked.id : '';
    expect(await cancelKnitting(store, id, 5)).toBe(true);
    expect(await cancelKnitting(store, id, 5)).toBe(false);
    await expect.poll(() => stopped, { timeout: within(30_000) }).toBe(true);
    await knitting.stop();
    await settled(store, 'cancelled');
    expect(await readDraft(store.db, { kind: 'knitted', key: 'f091' })).toBeUndefined();
  });

  test('a server that is stopped leaves its job to the next one, as if it had not begun', async () => {
    const store = await freshStore(engine);
    const first = start(store, async ({ signal }) => {
      while (!signal.aborted) await delay(20);
      return { kind: 'stopped' };
    });
    await ask(store, {});
    await settled(store, 'knitting');
    await first.stop();
    const job = await store.db.selectFrom('knit_job').selectAll().executeTakeFirstOrThrow();
    expect(job).toMatchObject({ state: 'waiting', attempts: 0, lease: null });
  });

  test('an instance without memory for it takes no job', async () => {
    const store = await freshStore(engine);
    const idle = startKnitting({ store, clock, log, memoryMb: 0, pollMs: 10 });
    await ask(store, {});
    await delay(150);
    await idle.stop();
    expect(await claimJob(store, 1_000)).toMatchObject({ attempts: 1 });
  });
});

function ask(store: Store, change: Partial<Parameters<typeof askForPictures>[1]>) {
  return askForPictures(store, { fabric: 'f091', cloth, author: asha, at: 1, ...change });
}

function start(
  store: Store,
  knit: (task: KnitTask) => Promise<KnitOutcome>,
  heard: typeof log = log,
) {
  const lease = { lastsMs: 5_000, renewedMs: 50 };
  return startKnitting({ store, clock, log: heard, memoryMb: 900, pollMs: 20, lease, knit });
}

async function settled(store: Store, state: string): Promise<void> {
  const read = () => store.db.selectFrom('knit_job').select('state').execute();
  await expect.poll(read, { timeout: within(30_000) }).toEqual([{ state }]);
}

async function faults(store: Store): Promise<unknown> {
  const { faults: text } = await store.db
    .selectFrom('knit_job')
    .select('faults')
    .executeTakeFirstOrThrow();
  return JSON.parse(text);
}

/** Reports as the studio's process does, with pictures of one colour. */
function loom({ made, without }: { readonly made: string[]; readonly without?: string }) {
  const planned = ['drape', 'macro', 'strip'].map((scene): PlannedPicture => ({
    recipe: `r-${scene}`,
    scene,
    alt: scene === 'strip' ? '' : `The ${scene} of it`,
  }));
  return async ({ take, choose }: KnitTask): Promise<KnitOutcome> => {
    await take({ kind: 'planned', pictures: planned });
    const wanted = await choose(planned);
    if (wanted.length > 0) await take({ kind: 'preview', picture: 'data:first-look' });
    for (const [i, scene] of ['macro', 'drape', 'strip'].entries()) {
      if (!wanted.includes(`r-${scene}`)) continue;
      await take({ kind: 'stage', stage: 'knit', scene, share: i / 3, secondsLeft: 3 - i });
      if (scene === without) {
        await take({ kind: 'failed', scene, fault: 'There is no light.' });
        continue;
      }
      made.push(`r-${scene}`);
      const bytes = new Uint8Array(180 * 180 * 3).fill(i * 60);
      const pixels = { width: 180, height: 180, channels: 3 as const, bytes };
      const { facts, files } = await encodeWidths(pixels, { widths: [180], quality: 50 });
      await take({ kind: 'made', recipe: `r-${scene}`, facts, files });
    }
    return { kind: 'done' };
  };
}
