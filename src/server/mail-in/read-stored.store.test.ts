import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import type { Parser } from './parse-apart.ts';
import { keepRaw } from './raw-mails.ts';
import { readStored, type TakeMail } from './read-stored.ts';

describe.for(engines())('mails that were stored, on %s', (engine) => {
  async function open(ask: Parser['ask']) {
    const store = await freshStore(engine);
    let uid = 0;
    const keep = (text: string, cut = false, folder: 'inbox' | 'sent' = 'inbox') => {
      uid += 1;
      const chunks = [Buffer.from(text)];
      return keepRaw(
        store,
        { mailbox: 'm', uidvalidity: 1, uid },
        { chunks, cut, folder },
        uid * 10,
      );
    };
    const taken: object[] = [];
    const take: TakeMail = {
      async parsed(_, { cut, folder }) {
        taken.push({ cut, folder });
        return 'taken';
      },
      async unreadable(_, { head, trouble }) {
        taken.push({ head, trouble });
      },
    };
    const counted: string[] = [];
    const read = (isStopping?: () => boolean) =>
      readStored(
        { store, parser: { ask }, take, count: (one) => void counted.push(one) },
        isStopping,
      );
    const states = async () =>
      (
        await store.db.selectFrom('mail_raw').select(['state', 'trouble']).orderBy('id').execute()
      ).map(({ state, trouble }) => `${state} ${trouble}`.trim());
    return { keep, taken, counted, read, states };
  }
  const good = { kind: 'mail', mail: {}, verdict: 'pass' } as unknown as Awaited<
    ReturnType<Parser['ask']>
  >;

  test('are read once, oldest first, and what was cut off is said to be', async () => {
    const { keep, taken, counted, read, states } = await open(async () => good);
    await keep('whole');
    await keep('half', true);
    await keep('our own', false, 'sent');
    expect(await read()).toBe(3);
    expect(taken).toEqual([
      { cut: false, folder: 'inbox' },
      { cut: true, folder: 'inbox' },
      { cut: false, folder: 'sent' },
    ]);
    expect(counted).toEqual(['taken', 'taken', 'taken']);
    expect(await states()).toEqual(['read', 'read', 'read']);
    expect(await read()).toBe(0);
  });

  test('that cannot be read are shown as such, but not those of a colleague', async () => {
    const { keep, taken, counted, read } = await open(async () => ({
      job: 1,
      kind: 'failed',
      trouble: 'It is no mail.',
    }));
    await keep('from a buyer');
    await keep('from a colleague', false, 'sent');
    await read();
    expect(taken).toEqual([{ head: 'from a buyer', trouble: 'It is no mail.' }]);
    expect(counted).toEqual(['unreadable', 'unreadable']);
  });

  test('that cannot be read are shown by their first 64 kilobytes', async () => {
    const { keep, taken, read } = await open(async () => ({ job: 1, kind: 'failed', trouble: '' }));
    const head = 'h'.repeat(64 * 1024);
    await keep(`${head}rest`);
    await read();
    expect(taken).toEqual([{ head, trouble: '' }]);
  });

  test('that end the reading are given up after three times', async () => {
    let asked = 0;
    const { keep, taken, read } = await open(async () => {
      asked += 1;
      throw new Error('The process has ended.');
    });
    await keep('heavy');
    for (let i = 0; i < 3; i += 1) await expect(read()).rejects.toThrow('has ended');
    await read();
    expect(asked).toBe(3);
    expect(taken).toEqual([{ head: 'heavy', trouble: expect.stringContaining('several times') }]);
  });
});
