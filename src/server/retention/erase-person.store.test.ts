import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, freshStore } from '../../../tests/support/database/engines.ts';
import { enquiryRow } from '../../../tests/support/desk/desk-rows.ts';
import { recipientHash } from '../enquiries/recipient-allowance.ts';
import { erasePerson } from './erase-person.ts';

const asha = 'asha@buyer.example';

describe.for(engines())('erasing a person on %s', (engine) => {
  async function open() {
    const store = await freshStore(engine);
    const dataDir = await mkdtemp(join(tmpdir(), 'taana-erase-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    for (const address of [asha, 'ravi@buyer.example']) {
      const row = { hash: recipientHash(address), recent: '{}', touched_at: 1 };
      await store.db.insertInto('recipient').values(row).execute();
    }
    const recipients = async () =>
      (await store.db.selectFrom('recipient').select('hash').execute()).map(({ hash }) => hash);
    return { store, dataDir, recipients };
  }
  const others = [recipientHash('ravi@buyer.example')];

  test('forgets that mails went to their address, also where no enquiry is left of them', async () => {
    const { store, dataDir, recipients } = await open();
    const person = { by: 'email', email: asha } as const;
    expect(await erasePerson(store, { person, dataDir, now: 5 })).toMatchObject({ enquiries: [] });
    expect(await recipients()).toEqual(others);
  });

  test('by their number, it also forgets the addresses of their enquiries', async () => {
    const { store, dataDir, recipients } = await open();
    const { phone_normal: phone } = enquiryRow();
    await store.db
      .insertInto('enquiry')
      .values(enquiryRow({ email: asha }))
      .execute();
    const person = { by: 'phone', phone } as const;
    const { enquiries } = await erasePerson(store, { person, dataDir, now: 5 });
    expect(enquiries).toHaveLength(1);
    expect(await recipients()).toEqual(others);
  });
});
