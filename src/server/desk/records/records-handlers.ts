import type { numbersEndpoints } from '../../../contract/desk/endpoints/numbers-endpoints.ts';
import type {
  AuditLine,
  recordsEndpoints,
} from '../../../contract/desk/endpoints/records-endpoints.ts';
import { isLinkMail, nameTopic } from '../../mail-templates/mails.ts';
import { requeueMail } from '../../outbox/queue-mails.ts';
import { readAnchors } from '../audit-anchors.ts';
import { checkChain } from '../audit-chain.ts';
import { type Actor, record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { doneOr, type Handlers } from '../endpoint-handler.ts';
import { eraseHandlers } from './erase-handlers.ts';
import { exportEnquiries, exportEverything } from './exports.ts';
import { readNumbers } from './numbers.ts';

const auditPageSize = 100;

export function recordsHandlers(
  parts: DeskParts,
): Handlers<typeof recordsEndpoints & typeof numbersEndpoints> {
  const { store, clock, readContent } = parts;
  const recordExport = (actor: Actor, verb: string) =>
    store.transact((tx) => record(tx, { at: clock.now(), actor, verb }));

  return {
    ...eraseHandlers(parts),

    numbers: ({ query }) => readNumbers(store, readContent(), query.days, clock.now()),

    async mails() {
      const rows = await store.db
        .selectFrom('outbox')
        .select(['id', 'topic', 'enquiry_id', 'created_at', 'dead_at', 'attempts', 'last_error'])
        .where('sent_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        what: nameTopic(row.topic),
        enquiryId: row.enquiry_id,
        createdAt: row.created_at,
        state: row.dead_at === null ? 'waiting' : 'refused',
        attempts: row.attempts,
        error: row.last_error,
      }));
    },

    async retryMail({ params, actor }) {
      const now = clock.now();
      const outcome = await store.transact(async (tx) => {
        const mail = await tx
          .selectFrom('outbox')
          .select('topic')
          .where('id', '=', params.id)
          .executeTakeFirst();
        // The token was deleted with the last attempt.
        if (isLinkMail(mail?.topic)) return 'link-mail-over' as const;
        if (!(await requeueMail(tx, params.id))) return 'mail-not-refused' as const;
        await record(tx, { at: now, actor, verb: 'sent a mail again' });
        return 'done' as const;
      });
      return doneOr(outcome);
    },

    async audit({ query: { before = Number.MAX_SAFE_INTEGER } }) {
      const rows = await store.db
        .selectFrom('audit')
        .select(['seq', 'at', 'actor', 'verb', 'enquiry_id', 'detail'])
        .where('seq', '<', before)
        .orderBy('seq', 'desc')
        .limit(auditPageSize + 1)
        .execute();
      const shown = rows.slice(0, auditPageSize);
      const last = shown.at(-1);
      return {
        lines: shown.map(({ enquiry_id: enquiryId, detail, ...row }) => ({
          ...row,
          enquiryId,
          detail: JSON.parse(detail) as AuditLine['detail'],
        })),
        ...(rows.length > auditPageSize && last && { before: last.seq }),
      };
    },

    checkAudit: async () => checkChain(store.db, await readAnchors(parts.settings.dataDir)),

    async exportEnquiries({ actor }) {
      await recordExport(actor, 'exported the enquiries');
      return { content: exportEnquiries(store), filename: 'enquiries.csv' };
    },

    async exportEverything({ actor }) {
      await recordExport(actor, 'exported everything');
      return { content: exportEverything(store), filename: 'desk.jsonl' };
    },
  };
}
