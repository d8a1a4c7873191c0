import type { HeldMail, mailEndpoints } from '../../../contract/desk/endpoints/mail-endpoints.ts';
import type { MessageFacts } from '../../../domain/conversation/message.ts';
import { createParser, type Parser } from '../../mail-in/parse-apart.ts';
import { readRaw } from '../../mail-in/raw-mails.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers, Refusal } from '../endpoint-handler.ts';
import { dismissMail, holdMail, placeMail, splitMail } from './place-mail.ts';

const mostShown = 200;

/** Mails without a place, and the mails themselves as files. */
export function mailHandlers({
  store,
  clock,
  readContent,
}: DeskParts): Handlers<typeof mailEndpoints> {
  let parser: Parser | undefined;

  async function rawOf(id: string): Promise<Buffer | undefined> {
    const row = await store.db
      .selectFrom('message')
      .select('raw_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const raw = row?.raw_id ? await readRaw(store.db, row.raw_id) : undefined;
    return raw && raw.length > 0 ? raw : undefined;
  }

  return {
    async heldMails() {
      const rows = await store.db
        .selectFrom('message')
        .leftJoin('enquiry as offer', 'offer.id', 'message.suggested_id')
        .selectAll('message')
        .select(['offer.reference as offerReference', 'offer.name as offerName'])
        .where('message.held_at', 'is not', null)
        .orderBy('message.held_at', 'desc')
        .limit(mostShown)
        .execute();
      return rows.map((row): HeldMail => {
        const facts = JSON.parse(row.facts) as MessageFacts;
        return {
          id: row.id,
          at: Number(row.created_at),
          author: row.author,
          address: row.address,
          subject: row.subject,
          body: row.body.slice(0, 2000),
          sort: row.sort,
          facts,
          offer:
            row.suggested_id && row.offerReference
              ? { id: row.suggested_id, reference: row.offerReference, name: row.offerName ?? '' }
              : null,
        };
      });
    },
    async placeMail({ params, body, actor }) {
      const doer = { actor, now: clock.now() };
      const content = readContent();
      const { reference } = body;
      const enquiry = await store.db
        .selectFrom('enquiry')
        .select('id')
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst();
      if (!enquiry) return new Refusal('no-such-reference');
      const place = { enquiryId: enquiry.id, content };
      const outcome = await store.transact((tx) => placeMail(tx, doer, params.id, place));
      return outcome === 'done' ? { enquiryId: enquiry.id } : new Refusal(outcome);
    },
    async splitMail({ params, actor }) {
      const doer = { actor, now: clock.now() };
      const outcome = await store.transact((tx) => splitMail(tx, doer, params.id, readContent()));
      return typeof outcome === 'string' ? new Refusal(outcome) : outcome;
    },
    async holdMail({ params, actor }) {
      const doer = { actor, now: clock.now() };
      return doneOr(await store.transact((tx) => holdMail(tx, doer, params.id)));
    },
    async dismissMail({ params, actor }) {
      const doer = { actor, now: clock.now() };
      return doneOr(await store.transact((tx) => dismissMail(tx, doer, params.id)));
    },
    async originalMail({ params }) {
      const raw = await rawOf(params.id);
      if (!raw) return new Refusal('mail-gone');
      return { content: new Uint8Array(raw), filename: 'mail.eml' };
    },
    async mailFile({ params }) {
      const raw = await rawOf(params.id);
      const n = Number(params.n);
      if (!raw || !Number.isSafeInteger(n) || n < 0) return new Refusal('mail-gone');
      parser ??= createParser();
      const answer = await parser.ask({ kind: 'file', raw, n });
      if (answer.kind !== 'file' || !answer.file) return new Refusal('mail-gone');
      const { content, name } = answer.file;
      return { content: new Uint8Array(content), filename: headerName(name) };
    },
  };
}

/** In a header only plain letters are safe; the whole name stands on the screen. */
function headerName(name: string): string {
  return name.replaceAll(/[^\w .-]/g, '_').slice(0, 100);
}
