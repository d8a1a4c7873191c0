import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { newFabric } from '../../../domain/fabric/new-fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import { saveMany } from './save-many.ts';

const author = { id: 'p1', name: 'Asha' };
const draftOf = (id: number, parent: string | null = null) => {
  const name = { id, number: `${id}A`, title: 'Zephyr Ground' };
  const body = newFabric(name) as unknown as RecordBody;
  return { kind: 'fabric', key: fabricKey(id), parent, body } as const;
};

describe.for(engines())('many drafts on %s', (engine) => {
  async function open() {
    const store = await freshStore(engine);
    const save = (drafts: readonly ReturnType<typeof draftOf>[], note?: string) =>
      saveMany(store, { drafts, author, at: 1, record: async () => {}, ...(note && { note }) });
    const notes = async () => {
      const rows = await store.db
        .selectFrom('content_revision')
        .select(['key', 'note'])
        .orderBy('key')
        .execute();
      return Object.fromEntries(rows.map(({ key, note }) => [key, note]));
    };
    return { save, notes };
  }

  test('carry the note that was written, or none', async () => {
    const { save, notes } = await open();
    await save([draftOf(901)]);
    await save([draftOf(902), draftOf(903)], 'From the spring list');
    expect(await notes()).toEqual({
      f901: '',
      f902: 'From the spring list',
      f903: 'From the spring list',
    });
  });

  test('are not stored at all when somebody saved one of them meanwhile', async () => {
    const { save, notes } = await open();
    await save([draftOf(902)]);
    expect(await save([draftOf(901), draftOf(902)])).toBe('moved');
    expect(Object.keys(await notes())).toEqual(['f902']);
  });
});
