import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import { createMailTaker } from '../../../src/server/desk/threads/create-mail-taker.ts';
import { addressWithKey } from '../../../src/server/mail-in/address-key.ts';
import { connect } from '../../../src/server/mail-in/connect.ts';
import { createParser } from '../../../src/server/mail-in/parse-apart.ts';
import { rawLimits } from '../../../src/server/mail-in/raw-mails.ts';
import { readStored } from '../../../src/server/mail-in/read-stored.ts';
import { sweepFolder } from '../../../src/server/mail-in/sweep-folder.ts';
import type { MessageFacts } from '../../../src/domain/conversation/message.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { enquiryRow } from '../../support/desk/desk-rows.ts';
import { startDovecot } from '../../support/mail/dovecot.ts';
import { within } from '../../support/patience.ts';

const { reference, email } = enquiryRow();
const megabyte = 1024 * 1024;
const now = () => Date.now();

/** A mail with one file of this size, as a mail program sends it. */
function mailWithFile(to: string, bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 7);
  file.write('%PDF-1.7');
  const lines = file.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  return Buffer.from(
    [
      `From: Asha <${email}>`,
      `To: ${to}`,
      'Subject: The drawing',
      `Message-ID: <large-${bytes}@buyer.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="m"',
      '',
      '--m',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Here it is, ${bytes} bytes.`,
      '--m',
      'Content-Type: application/pdf; name="drawing.pdf"',
      'Content-Disposition: attachment; filename="drawing.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      lines,
      '--m--',
      '',
    ].join('\r\n'),
  );
}

describe.each(engines())('mails of 30 MB, on %s', (engine) => {
  test(
    'what fits is whole, what does not is cut with a mark, and the words are read',
    async () => {
      const store = await freshStore(engine);
      await store.db.insertInto('enquiry').values(enquiryRow()).execute();
      const to = addressWithKey(secretsOf(store.db), 'sales@taana.example', reference);
      const dovecot = await startDovecot();
      await dovecot.deliver(mailWithFile(to, 15 * megabyte));
      await dovecot.deliver(mailWithFile(to, 30 * megabyte));
      const { client } = await connect(dovecot.settings, undefined);
      const before = process.memoryUsage().rss;
      let highest = before;
      const alive = () => void (highest = Math.max(highest, process.memoryUsage().rss));
      const swept = await sweepFolder(client, {
        store,
        folder: 'inbox',
        path: 'INBOX',
        mailbox: 'm/INBOX',
        from: 'all',
        now,
        alive,
      });
      client.close();
      expect(swept).toEqual({ stored: 2, known: 0, gone: 0, cut: 1 });
      const stored = await store.db
        .selectFrom('mail_raw')
        .select(['size', 'cut'])
        .orderBy('size')
        .execute();
      expect(stored.map(({ cut }) => cut)).toEqual([0, 1]);
      expect(Number(stored[1]!.size)).toBe(rawLimits.mail);
      // One mail is held, as bytes and as text for the table; never both mails.
      expect(highest - before).toBeLessThan(400 * megabyte);

      const parser = createParser();
      const settings = { siteUrl: 'https://taana.example', mailFrom: to, salesTo: to };
      const take = createMailTaker({ readContent: () => shippedContent, settings, clock: { now } });
      await readStored({ store, parser, take, dns: {} });
      parser.stop();
      const words = await store.db
        .selectFrom('message')
        .selectAll()
        .orderBy('created_at')
        .execute();
      expect(words.map(({ body }) => body)).toEqual([
        `Here it is, ${15 * megabyte} bytes.`,
        `Here it is, ${30 * megabyte} bytes.`,
      ]);
      const facts = words.map((word) => JSON.parse(word.facts) as MessageFacts);
      expect(facts[0]).toMatchObject({ files: [{ name: 'drawing.pdf', size: 15 * megabyte }] });
      expect(facts[0]!.cut).toBeUndefined();
      expect(facts[1]).toMatchObject({ cut: true });
    },
    within(120_000),
  );
});
