import { shippedContent } from '../../../../src/content/shipped-content.ts';
import type { MessageFacts } from '../../../../src/domain/conversation/message.ts';
import { secretsOf } from '../../../../src/server/db/secrets-of.ts';
import type { Store } from '../../../../src/server/db/store.ts';
import { timeOrderedId } from '../../../../src/server/db/time-ordered-id.ts';
import { storeMessage } from '../../../../src/server/desk/threads/store-message.ts';
import { takeInMail } from '../../../../src/server/desk/threads/take-in-mail.ts';
import { addressWithKey } from '../../../../src/server/mail-in/address-key.ts';
import { parseMail } from '../../../../src/server/mail-in/parse-mail.ts';
import { keepRaw } from '../../../../src/server/mail-in/raw-mails.ts';
import { enquiryRow, someMorning } from '../../desk/desk-rows.ts';
import { writeCorpus } from './write-corpus.ts';

const { mill } = shippedContent;
const own = ['sales@taana.example', 'mill@taana.example'];
const buyers = [
  ['Asha Verma', 'asha@verma-knits.example'],
  ['Omar Nile', 'omar@nile-textiles.example'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'gurpreet@punjabknits.example'],
  ['Li Wei', 'li@harbour-sourcing.example'],
] as const;
const ourText =
  'Dear buyer,\n\nthank you for your enquiry about Locknit 14B.\nThe price is 300 rupees a metre for 500 metres.\nWe can deliver within four weeks from our mill.\n\nMeera, Taana';

export interface CorpusScore {
  readonly mails: number;
  /** Mails whose new words are known. */
  readonly quotes: number;
  /** The mail of ours that one of them says came back. */
  readonly bounced: string;
  readonly faults: {
    readonly misplaced: readonly string[];
    readonly wrongBuyer: readonly string[];
    readonly folds: readonly string[];
  };
}

/** Takes every mail in, and compares what became of it with what its writer meant. */
export async function scoreCorpus(store: Store): Promise<CorpusScore> {
  const enquiries = buyers.map(([name, email], i) => ({
    name,
    email,
    id: `01a1dd33-16e7-7c57-9e02-2f669fb0355${i}`,
    reference: `Q-26111${i}-AC34`,
    outbox: timeOrderedId(someMorning),
  }));
  for (const { id, reference, email, name, outbox } of enquiries) {
    const row = enquiryRow({ id, reference, email, name, status: 'contacted' });
    await store.db.insertInto('enquiry').values(row).execute();
    const mail = {
      dedupe_key: outbox,
      topic: 'desk-reply',
      payload: '{}',
      run_at: 0,
      attempts: 1,
    };
    const times = { created_at: someMorning, sent_at: someMorning, dead_at: null };
    await store.db
      .insertInto('outbox')
      .values({ ...mail, ...times, id: outbox, enquiry_id: id, lease: null, last_error: null })
      .execute();
    const said = { direction: 'out', way: 'mail', author: 'Meera', body: ourText } as const;
    const reply = { ...said, enquiryId: id, sourceId: `reply:${outbox}`, at: someMorning };
    await store.transact((tx) => storeMessage(tx, reply));
  }
  const corpus = writeCorpus({
    ourText,
    enquiries: enquiries.map(({ reference, email, name, outbox }) => ({
      reference,
      email,
      name,
      subject: `Your enquiry ${reference}`,
      sentId: `<desk-reply.${outbox}@taana.example>`,
      replyTo: addressWithKey(secretsOf(store.db), 'sales@taana.example', reference),
    })),
  });

  const faults = { misplaced: [] as string[], wrongBuyer: [] as string[], folds: [] as string[] };
  let quotes = 0;
  for (const [i, mail] of corpus.entries()) {
    const bytes = Buffer.from(mail.source.replaceAll(/\r?\n/g, '\r\n'));
    const now = someMorning + i;
    const folder = mail.folder ?? 'inbox';
    const place = { mailbox: 'm', uidvalidity: 1, uid: i + 1 };
    await keepRaw(store, place, { chunks: [bytes], cut: false, folder }, now);
    const raw = await store.db
      .selectFrom('mail_place')
      .select('raw_id')
      .where('uid', '=', i + 1)
      .executeTakeFirstOrThrow();
    const parsed = await parseMail(bytes);
    const read = { rawId: raw.raw_id, folder, cut: false, parsed, verdict: 'unknown' } as const;
    await store.transact((tx) => takeInMail(tx, read, { mill, own, now }));
    const stored = await store.db
      .selectFrom('message')
      .selectAll()
      .where('source_id', '=', `mail:${raw.raw_id}`)
      .executeTakeFirst();
    const wanted = mail.thread === undefined ? null : enquiries[mail.thread]!.id;
    const held = stored && (JSON.parse(stored.facts) as MessageFacts).held;
    const isRight =
      (stored?.enquiry_id ?? null) === wanted &&
      held === mail.held &&
      (stored?.sort ?? mail.sort) === mail.sort;
    if (!isRight)
      faults.misplaced.push(`${mail.name}: ${stored?.enquiry_id} ${held} ${stored?.sort}`);
    if (stored?.enquiry_id && stored.enquiry_id !== wanted) faults.wrongBuyer.push(mail.name);
    if (mail.said === undefined) continue;
    quotes += 1;
    const isFolded =
      tidy(stored?.body ?? '') === tidy(mail.said) && (!mail.hasQuote || stored?.quoted !== '');
    if (!isFolded) faults.folds.push(`${mail.name}: ${JSON.stringify(stored?.body.slice(0, 200))}`);
  }
  return { mails: corpus.length, quotes, bounced: enquiries[0]!.outbox, faults };
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
