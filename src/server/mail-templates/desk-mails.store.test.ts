import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { type Engine, engines, freshStore } from '../../../tests/support/database/engines.ts';
import {
  enquiryRow,
  quoteRow,
  sealedToken,
  someMorning,
  staffRow,
} from '../../../tests/support/desk/desk-rows.ts';
import { mill } from '../../content/mill.ts';
import type { QuoteTable } from '../db/desk-tables.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { createMailWriter } from './compose-mail.ts';
import { enquiryMail } from './mails.ts';
import { secretsOf } from '../db/secrets-of.ts';
import { hashToken, sealText } from '../secret-key.ts';

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  siteUrl: 'https://taana.example',
};
const enquiryId = enquiryRow().id;
const at = someMorning;
const footer = [
  '',
  '-- ',
  mill.name,
  ...mill.contacts.map(({ name, phone }) => `${name}: ${phone}`),
  mill.sales.email,
  '',
];

/** A store with one enquiry, its owner Ravi, a reply and a quote of his. */
async function openMailRoom(engine: Engine) {
  const store = await freshStore(engine);
  const { db } = store;
  await db.insertInto('staff').values(staffRow(store)).execute();
  await db
    .insertInto('enquiry')
    .values(enquiryRow({ owner_id: 'ravi' }))
    .execute();
  await db
    .insertInto('reply')
    .values({
      id: 'reply-1',
      enquiry_id: enquiryId,
      staff_id: 'ravi',
      author: 'Ravi',
      subject: 'Your Locknit',
      body: 'Dear Asha,\nthe cloth is ready.\n\nShall we send it?',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('quote')
    .values(quoteRow(sealedToken(db)))
    .execute();
  const writer = createMailWriter({ store, settings, readContent: () => shippedContent });
  return {
    db,
    change: (fields: Partial<EnquiryRow>) => db.updateTable('enquiry').set(fields).execute(),
    changeQuote: (fields: Partial<QuoteTable>) => db.updateTable('quote').set(fields).execute(),
    write(topic: Parameters<typeof enquiryMail>[0], aboutId: string) {
      const { payload } = enquiryMail(topic, enquiryId, aboutId);
      return writer.compose({
        id: 'mail-1',
        topic,
        enquiry_id: enquiryId,
        payload: JSON.stringify(payload),
        created_at: at,
      });
    },
    addLink: (token: string) =>
      db
        .insertInto('staff_link')
        .values({
          id: token,
          token_hash: hashToken(token),
          purpose: 'invitation',
          email: 'mira@taana.example',
          name: 'Mira',
          role: 'sales',
          staff_id: null,
          invited_by: null,
          created_at: at,
          expires_at: at + 86_400_000,
          used_at: null,
        })
        .execute(),
    writeLink: (topic: string, payload: object) =>
      writer.compose({
        id: 'mail-2',
        topic,
        enquiry_id: null,
        payload: JSON.stringify(payload),
        created_at: at,
      }),
  };
}

describe.each(engines())('mails of the desk, on %s', (engine) => {
  test('a reply is what the colleague wrote, in the thread of the enquiry', async () => {
    const room = await openMailRoom(engine);
    const mail = await room.write('desk-reply', 'reply-1');
    expect(mail).toMatchObject({
      messageId: '<desk-reply.mail-1@taana.example>',
      from: { name: mill.name, address: 'mill@taana.example' },
      to: { address: 'asha@buyer.example' },
      replyTo: { name: mill.name, address: 'desk@taana.example' },
      subject: 'Your Locknit [Q-261116-7KF3]',
      date: new Date(at),
      headers: { 'X-Enquiry': 'Q-261116-7KF3' },
    });
    expect(mail?.text.split('\n')).toEqual([
      'Your Locknit',
      '============',
      '',
      'Dear Asha,',
      'the cloth is ready.',
      '',
      'Shall we send it?',
      '',
      `Ravi, ${mill.name}`,
      ...footer,
    ]);
    expect(mail?.html).toContain('>Dear Asha,<br>the cloth is ready.</p>');
    expect(mail?.html).toContain('>Shall we send it?</p>');
    expect(mail?.html).toContain('>Dear Asha, the cloth is ready. Shall we send it?</td>');
    expect(mail?.html).toContain(`>Ravi, ${mill.name}</p>`);
    await room.db.updateTable('reply').set({ subject: 'About Q-261116-7KF3' }).execute();
    expect((await room.write('desk-reply', 'reply-1'))?.subject).toBe('About Q-261116-7KF3');
  });

  test('nothing is sent to an address that is none, or when its cause is gone', async () => {
    const room = await openMailRoom(engine);
    expect(await room.write('desk-reply', 'reply-2')).toBeUndefined();
    expect(await room.write('desk-quote', 'quote-2')).toBeUndefined();
    expect(await room.write('desk-quote-answer', 'quote-2')).toBeUndefined();
    await room.change({ email: 'nobody' });
    expect(await room.write('desk-reply', 'reply-1')).toBeUndefined();
    expect(await room.write('desk-quote', 'quote-1')).toBeUndefined();
  });

  test('a quote comes with its paper, its total and the page where it is answered', async () => {
    const room = await openMailRoom(engine);
    const mail = await room.write('desk-quote', 'quote-1');
    expect(mail).toMatchObject({
      to: { address: 'asha@buyer.example' },
      replyTo: { name: mill.name, address: 'desk@taana.example' },
      subject: `Quote TWK-2026-0001 from ${mill.name} [Q-261116-7KF3]`,
      attachments: [{ filename: 'TWK-2026-0001.pdf', contentType: 'application/pdf' }],
    });
    expect(String(mail?.attachments?.[0]?.content).slice(0, 5)).toBe('%PDF-');
    const address = 'https://taana.example/q/token-of-the-quote';
    const total = '₹ 1,05,000';
    expect(mail?.text.split('\n')).toEqual([
      'Quote TWK-2026-0001',
      '===================',
      '',
      'Dear Asha Verma, here is our quote. The PDF is attached.',
      '',
      `Total: ${total}`,
      'Valid until: 2026-12-31',
      '',
      'Accept it, decline it or ask us about it on this page:',
      address,
      '',
      `Ravi, ${mill.name}`,
      ...footer,
    ]);
    expect(mail?.html).toContain(`${total}, valid until 2026-12-31</td>`);
    expect(mail?.html).toContain(
      `>Accept it, decline it or ask us about it on this page: <a href="${address}"`,
    );
    expect(mail?.html).toContain(`>Ravi, ${mill.name}</p>`);
    await room.changeQuote({ state: 'revoked' });
    expect(await room.write('desk-quote', 'quote-1')).toBeUndefined();
  });

  test.each([
    ['accepted', 'has accepted'],
    ['declined', 'has declined'],
    ['sent', 'asks about'],
    ['revoked', 'asks about'],
  ] as const)('the author is told of an answer to a quote that is %s', async (state, words) => {
    const room = await openMailRoom(engine);
    await room.changeQuote({ state, answer: 'By when?\nPlease hurry.' });
    const mail = await room.write('desk-quote-answer', `quote-1:${at}`);
    const title = `Asha Verma ${words} quote TWK-2026-0001`;
    expect(mail).toMatchObject({
      to: { name: 'Ravi', address: 'ravi@taana.example' },
      subject: title,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Enquiry': 'Q-261116-7KF3' },
    });
    expect(mail?.text.split('\n')).toEqual([
      title,
      '='.repeat(title.length),
      '',
      'By when?',
      'Please hurry.',
      '',
      `https://taana.example/desk/enquiries/${enquiryId}`,
      ...footer,
    ]);
    expect(mail?.html).toContain('>By when?<br>Please hurry.</p>');
    expect(mail?.html).toContain('>Open it at the desk</a>');
    expect(mail?.html).toContain('>Q-261116-7KF3</p>');
  });

  test('whoever has left is not written to: the sales desk is', async () => {
    const room = await openMailRoom(engine);
    await room.db.updateTable('staff').set({ removed_at: at }).execute();
    for (const topic of ['desk-quote-answer', 'desk-reminder'] as const) {
      expect((await room.write(topic, 'quote-1'))?.to).toEqual({ address: 'desk@taana.example' });
    }
  });

  test('the owner is reminded of an enquiry that is soon late, while nobody has answered', async () => {
    const room = await openMailRoom(engine);
    const mail = await room.write('desk-reminder', 'late');
    expect(mail).toMatchObject({
      to: { name: 'Ravi', address: 'ravi@taana.example' },
      subject: 'Soon late: Quote request Q-261116-7KF3',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const due =
      'Quote request of Asha Verma: the answer is promised for Tuesday 17 November, 11:30 am, India time.';
    expect(mail?.text.split('\n')).toEqual([
      'Soon late',
      '=========',
      '',
      due,
      '',
      `https://taana.example/desk/enquiries/${enquiryId}`,
      ...footer,
    ]);
    expect(mail?.html).toContain(`>${due}</p>`);
    expect(mail?.html).toContain('>Open it at the desk</a>');
    await room.change({ owner_id: null });
    expect((await room.write('desk-reminder', 'late'))?.to).toEqual({
      address: 'desk@taana.example',
    });
    await room.change({ status: 'contacted' });
    expect(await room.write('desk-reminder', 'late')).toBeUndefined();
  });

  test.each(['desk-invitation', 'desk-password'])('%s leads to the desk once', async (topic) => {
    const room = await openMailRoom(engine);
    const sealed = sealText(secretsOf(room.db), 'link-seal', 'abc');
    await room.addLink('abc');
    const payload = { email: 'mira@taana.example', name: 'Mira', by: 'Ravi', sealed };
    const mail = await room.writeLink(topic, payload);
    const [title = '', line, , sentence = '', second = '', , address = ''] =
      mail?.text.split('\n') ?? [];
    expect(mail).toMatchObject({
      messageId: `<${topic}.mail-2@taana.example>`,
      to: { name: 'Mira', address: 'mira@taana.example' },
      subject: title,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(title).toMatch(/desk$/);
    expect(line).toBe('='.repeat(title.length));
    expect(sentence).toMatch(/^Ravi has .+\.$/);
    expect(sentence.includes('invited')).toBe(topic === 'desk-invitation');
    expect(sentence).toContain(mill.name);
    expect(second).toMatch(/^The link works once, .+\.$/);
    expect(second.includes('authenticator')).toBe(true);
    expect(address).toMatch(/^https:\/\/taana\.example\/desk\/join.*abc/);
    expect(mail?.html).toContain(`<a href="${address}"`);
    for (const part of [sentence, second, 'Open the desk']) expect(mail?.html).toContain(part);
  });
});
