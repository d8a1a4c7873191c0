import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { readStep } from '../../../src/server/publishing/history/read-step.ts';
import { readThread } from '../../../src/server/publishing/history/read-thread.ts';
import { publishDrafts } from '../../../src/server/publishing/publish-drafts.ts';
import { readRecord } from '../../../src/server/publishing/records/read-record.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { undoPublication } from '../../../src/server/publishing/undo-publication.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const name = { kind: 'fabric', key: 'f001' } as const;
const shipped = shippedRecords.fabric['f001'] as unknown as RecordBody;
const asha = { id: 'a', name: 'Asha' };
const harpreet = { id: 'h', name: 'Harpreet' };
const minute = 60_000;

describe.for(engines())('the history of a record in steps on %s', (engine) => {
  test('joins what one person wrote, and lays what became public beside what was public', async () => {
    const store = await freshStore(engine);
    await write(store, asha, 1, { description: say(41) });
    await write(store, asha, 2, { description: say(42) });
    await write(store, asha, 3, {
      description: say(42),
      title: 'Tricot Fine',
    });
    await publish(store, harpreet, 4, 'Weighed again.');
    await write(store, harpreet, 50, { title: 'Tricot Fine', description: say(50) });
    await write(store, asha, 51, { title: 'Tricot Fine', description: say(50), width: 58 });
    await publish(store, asha, 52, '');

    const thread = (await readThread(store.db, name))!;
    expect(thread.steps).toMatchObject([
      { author: 'Asha', fields: ['width', 'description'], publication: { number: 2 }, saves: 1 },
      { author: 'Harpreet', fields: ['description'], publication: null },
      {
        author: 'Asha',
        from: 'shipped',
        fields: ['title', 'description'],
        saves: 3,
        publication: { number: 1, author: 'Harpreet', note: 'Weighed again.' },
      },
    ]);
    const [newest, draft, first] = thread.steps;
    expect([newest!.before, draft!.before]).toEqual([first!.id, first!.id]);
    expect(newest!.beforeAt).toBe(3 * minute);
    expect(thread).toMatchObject({ label: 'Fabric', older: null });

    const sides = await readStep(store.db, name, { before: 'shipped', after: first!.id });
    if (!sides || sides === 'newer') throw new Error(sides);
    expect([sides.before?.['description'], sides.after?.['description']]).toEqual([
      shipped['description'],
      say(42),
    ]);
    const [shade] = shipped['shades'] as string[];
    expect(sides.names[`shade ${shade}`]).toMatchObject({ hex: expect.stringMatching(/^#/) });
    expect(await readStep(store.db, name, { before: 'nothing', after: 'gone' })).toBeUndefined();
  });

  test('says that a publication was taken back', async () => {
    const store = await freshStore(engine);
    await write(store, asha, 1, { description: say(41) });
    await publish(store, asha, 2, '');
    await undoPublication(store, { author: harpreet, at: 3 * minute, number: 1 });
    const thread = (await readThread(store.db, name))!;
    expect(thread.steps[0]).toMatchObject({
      author: 'Harpreet',
      fields: ['description'],
      publication: { number: 2, undoes: 1 },
    });
  });

  test('of a long life is read page by page', async () => {
    const store = await freshStore(engine);
    for (let nth = 1; nth <= 45; nth += 1) {
      await write(store, nth % 2 ? asha : harpreet, nth, { description: say(nth) });
    }
    const first = (await readThread(store.db, name))!;
    expect(first.steps).toHaveLength(40);
    const second = (await readThread(store.db, name, { older: first.older! }))!;
    expect(second.steps).toHaveLength(5);
    expect(second.older).toBeNull();
    expect(second.steps.at(-1)).toMatchObject({ from: 'shipped', fields: ['description'] });
  });

  test('of what nobody touched is empty, and of nothing there is none', async () => {
    const store = await freshStore(engine);
    expect(await readThread(store.db, name)).toMatchObject({ steps: [], older: null });
    expect(await readThread(store.db, { kind: 'fabric', key: 'f900' })).toBeUndefined();
  });
});

/** Long enough to be published. */
function say(number: number): string {
  return `Soft face and a quiet back, weighed on our own scales as number ${number}. Holds a print.`;
}

async function write(
  store: Store,
  author: typeof asha,
  minutes: number,
  fields: RecordBody,
): Promise<void> {
  const parent = (await readRecord(store.db, name))!.parent;
  const body = { ...shipped, ...fields };
  const saved = await saveRecord(store, { ...name, parent, body, author, at: minutes * minute });
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
}

async function publish(
  store: Store,
  author: typeof asha,
  minutes: number,
  note: string,
): Promise<void> {
  const revision = (await readRecord(store.db, name))!.parent!;
  const changes = [{ ...name, revision }];
  const published = await publishDrafts(store, { author, at: minutes * minute, note, changes });
  if (published.kind !== 'published') throw new Error(JSON.stringify(published));
}
