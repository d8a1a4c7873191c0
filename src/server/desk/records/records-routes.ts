import { spans } from '../../../contract/desk/numbers.ts';
import type { AuditPage, QueuedMailLine } from '../../../contract/desk/order.ts';
import { checkChain, record } from '../audit.ts';
import { type DeskParts, type DeskRoutes, refuse } from '../desk-call.ts';
import { nameTopic } from '../../mail-templates/mails.ts';
import { requeueMail } from '../../outbox/queue-mails.ts';
import { exportEnquiries, exportEverything } from './exports.ts';
import { readNumbers } from './numbers.ts';

export function addOrderReading(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.get('/numbers', async (call) => {
    const asked = Number(call.req.query('days'));
    const span = spans.find((days) => days === asked) ?? 30;
    return call.json(await readNumbers(store, span, clock.now()));
  });

  routes.get('/mails', async (call) => {
    const rows = await store.db
      .selectFrom('outbox')
      .select(['id', 'topic', 'enquiry_id', 'created_at', 'dead_at', 'attempts', 'last_error'])
      .where('sent_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute();
    return call.json<QueuedMailLine[]>(
      rows.map((row) => ({
        id: row.id,
        what: nameTopic(row.topic),
        enquiryId: row.enquiry_id,
        createdAt: row.created_at,
        state: row.dead_at === null ? 'waiting' : 'refused',
        attempts: row.attempts,
        error: row.last_error,
      })),
    );
  });
}

export function addOrderWork(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.post('/mails/:id/retry', async (call) => {
    const now = clock.now();
    const done = await store.transact(async (tx) => {
      if (!(await requeueMail(tx, call.req.param('id'), now))) return false;
      await record(tx, { at: now, actor: call.get('person'), verb: 'sent a mail again' });
      return true;
    });
    if (!done) return refuse(call, 409, 'This mail is on its way already.');
    return call.json({ ok: true });
  });
}

/** Mounted behind the permission to manage. */
export function addOrderManaging(routes: DeskRoutes, { store, clock }: DeskParts): void {
  routes.get('/audit', async (call) => {
    const before = Number(call.req.query('before') ?? Number.MAX_SAFE_INTEGER);
    const rows = await store.db
      .selectFrom('audit')
      .select(['seq', 'at', 'actor', 'verb', 'enquiry_id', 'detail'])
      .where('seq', '<', Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER)
      .orderBy('seq', 'desc')
      .limit(101)
      .execute();
    const shown = rows.slice(0, 100);
    return call.json<AuditPage>({
      lines: shown.map(({ enquiry_id: enquiryId, detail, ...row }) => ({
        ...row,
        enquiryId,
        detail: JSON.parse(detail) as AuditPage['lines'][number]['detail'],
      })),
      ...(rows.length > 100 && { before: shown.at(-1)!.seq }),
    });
  });
  routes.get('/audit/check', async (call) => call.json(await checkChain(store.db)));

  routes.get('/export/enquiries.csv', async (call) => {
    await noteExport(call.get('person'), 'exported the enquiries');
    return call.body(exportEnquiries(store), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    });
  });
  routes.get('/export/everything.jsonl', async (call) => {
    await noteExport(call.get('person'), 'exported everything');
    return call.body(exportEverything(store), 200, {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Content-Disposition': 'attachment; filename="desk.jsonl"',
    });
  });

  function noteExport(actor: { id: string; name: string }, verb: string): Promise<void> {
    return store.transact((tx) => record(tx, { at: clock.now(), actor, verb }));
  }
}
