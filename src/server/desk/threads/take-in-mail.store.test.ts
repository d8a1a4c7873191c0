import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { shippedContent } from '../../../content/shipped-content.ts';
import { parseMail } from '../../mail-in/parse-mail.ts';
import { readThread } from './read-thread.ts';
import { takeInMail } from './take-in-mail.ts';

const { id, reference, email } = enquiryRow();
const { mill } = shippedContent;

async function openThread(engine: (typeof engines)[number]) {
  const store = await freshStore(engine);
  await store.db.insertInto('enquiry').values(enquiryRow()).execute();
  let mails = 0;
  /** Each answers the one before it. */
  const arrive = async (subject: string) => {
    mails += 1;
    const lines = [
      `From: Asha <${email}>`,
      'To: sales@taana.example',
      `Subject: ${subject}`,
      `Message-ID: <${mails}@buyer.example>`,
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

describe.each(engines)('a mail of the buyer, on %s', (engine) => {
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
});
