import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { fabricKey } from '../../../content/records/fabric-clashes.ts';
import { newFabric } from '../../../domain/fabric/new-fabric.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Store } from '../../db/store.ts';
import { saveMany } from '../../publishing/records/save-many.ts';
import { mostTries } from '../../publishing/until-fresh.ts';
import { answerAdded, type FabricName, saveNewFabric } from './save-new-fabric.ts';

const author = { id: 'p1', name: 'Asha' };
const request = {
  number: '51a',
  title: 'Zephyr Ground',
  author,
  at: 1,
  record: async () => {},
};

/** A database in which somebody else takes the key this often before we do. */
function overtaken(store: Store, times: number) {
  const tried: FabricName[] = [];
  const rival = (name: FabricName) => ({ ...newFabric(name), number: `60${name.id}` });
  const transact = (async (work) => {
    if (tried.length <= times) {
      const name = tried.at(-1)!;
      const body = rival(name) as unknown as RecordBody;
      const drafts = [{ kind: 'fabric' as const, key: fabricKey(name.id), parent: null, body }];
      await saveMany(store, { drafts, author, at: 1, record: async () => {} });
    }
    return store.transact(work);
  }) as Store['transact'];
  const bodyOf = (name: FabricName) => {
    tried.push(name);
    return newFabric(name);
  };
  return { slow: { ...store, transact }, bodyOf, tried };
}

describe.for(engines())('a new fabric on %s', (engine) => {
  test('gets the key after those that others took meanwhile, and its number is its own', async () => {
    const store = await freshStore(engine);
    const { slow, bodyOf, tried } = overtaken(store, 2);
    const saved = await saveNewFabric(slow, request, bodyOf);
    expect(tried.map(({ id }) => id - tried[0]!.id)).toEqual([0, 1, 2]);
    expect(saved).toMatchObject({ kind: 'added', key: fabricKey(tried[2]!.id) });
    expect(await saveNewFabric(store, request, bodyOf)).toMatchObject({
      kind: 'number-taken',
      key: fabricKey(tried[2]!.id),
    });
  });

  test('is not tried without end while others are always faster', async () => {
    const store = await freshStore(engine);
    const { slow, bodyOf, tried } = overtaken(store, Number.POSITIVE_INFINITY);
    const saved = await saveNewFabric(slow, request, bodyOf);
    expect(saved).toEqual({ kind: 'busy' });
    expect(tried).toHaveLength(mostTries);
    expect(answerAdded(saved)).toMatchObject({ reason: 'publishing-busy' });
  });
});

test('what a person is told of a fabric that was not added', () => {
  expect(answerAdded({ kind: 'unreadable' })).toMatchObject({ reason: 'newer-release' });
  expect(answerAdded({ kind: 'nothing-to-copy' })).toMatchObject({ reason: 'record-gone' });
});
