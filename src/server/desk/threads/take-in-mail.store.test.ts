import { describe, expect, test } from 'vitest';
import { type Engine, engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import { parseMail } from '../../mail-in/parse-mail.ts';
import { readThread } from './read-thread.ts';
import { takeInMail } from './take-in-mail.ts';

const { id, reference, email } = enquiryRow();
const { mill } = shippedContent;

async function openThread(engine: Engine) {
  const store = await freshStore(engine);
  await store.db.insertInto('enquiry').values(enquiryRow()).execute();
  let mails = 0;
  /** Each answers the one before it. */
  const arrive = async (subject: string, ...headers: readonly string[]) => {
    mails += 1;
    const lines = [
      `From: Asha <${email}>`,
      'To: sales@taana.example',
      `Subject: ${subject}`,
      `Message-ID: <${mails}@buyer.example>`,
      ...headers,
      ...(mails > 1 ? [`In-Reply-To: <${mails - 1}@buyer.example>`] : []),
      '',
      'Hello.',
    ];
    const parsed = await parseMail(Buffer.from(lines.join('\r\n')));
    const rawId = `raw-${mails}`;
    const mail = { rawId, folder: 'inbox', cut: false, parsed, verdict: 'unknown' } as const;
    const now = someMorning + mails * 60_000;
    await store.transact((tx) => takeInMail(tx, mail, { mill, own: [], now }));
  };
  return { store, arrive };
}

describe.each(engines())('a mail of the buyer, on %s', (engine) => {
  test('with a new subject may be a new matter, with a known or no subject it is not', async () => {
    const { store, arrive } = await openThread(engine);
    const subjects: readonly [string, boolean][] = [
      [`Re: ${reference}`, false],
      ['Piqué for polo shirts', true],
      ['AW: piqué for  Polo shirts', false],
      ['', false],
      ['Re:', false],
      [`Colours for ${reference.toLowerCase()}`, false],
      ['Another 500 m', true],
    ];
    for (const [subject] of subjects) await arrive(subject);
    const thread = await readThread(store.db, id, []);
    expect(thread.map(({ facts }) => facts.otherSubject ?? false)).toEqual(
      subjects.map(([, isNew]) => isNew),
    );
  });

  test('without a file lists no files', async () => {
    const { store, arrive } = await openThread(engine);
    await arrive(`Re: ${reference}`);
    const [message] = await readThread(store.db, id, []);
    expect(message!.facts).toEqual({});
  });

  test('makes the enquiry unread and its answer due; an automatic one is only kept', async () => {
    const { store, arrive } = await openThread(engine);
    const read = { status: 'contacted', opened_at: 5, asked_at: null } as const;
    const state = async (subject: string, ...headers: readonly string[]) => {
      await store.db.updateTable('enquiry').set(read).execute();
      await arrive(subject, ...headers);
      return store.db
        .selectFrom('enquiry')
        .select(['opened_at', 'asked_at'])
        .executeTakeFirstOrThrow();
    };
    expect(await state(`Re: ${reference}`)).toEqual({
      opened_at: null,
      asked_at: expect.any(Number) as number,
    });
    expect(await state(`Re: ${reference}`, 'Auto-Submitted: auto-replied')).toEqual({
      opened_at: 5,
      asked_at: null,
    });
    expect(await readThread(store.db, id, [])).toHaveLength(2);
  });
});
