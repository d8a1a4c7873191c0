import { timingSafeEqual } from 'node:crypto';
import { may } from '../../../domain/desk/roles.ts';
import { agendaCalendar, readAgenda } from './agenda.ts';
import { type DeskParts, type DeskRoutes, refuse } from '../desk-call.ts';

/** A calendar program cannot sign in: whoever has the address sees the agenda. */
export function addAgendaFeed(routes: DeskRoutes, parts: DeskParts): void {
  routes.get('/agenda/:file', async (call) => {
    const token = call.req.param('file').replace(/\.ics$/, '');
    const known = await agendaToken(parts);
    if (known === undefined || !isSame(token, known)) return refuse(call, 404, 'Nothing here.');
    const now = parts.clock.now();
    const text = agendaCalendar(await readAgenda(parts.store, now), parts.settings, now);
    return call.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}

export function addAgendaReading(routes: DeskRoutes, parts: DeskParts): void {
  routes.get('/agenda', async (call) => {
    const token = may(call.get('person').role, 'work') ? await agendaToken(parts) : undefined;
    return call.json({
      entries: await readAgenda(parts.store, parts.clock.now()),
      feed: token ? `/desk/api/agenda/${token}.ics` : null,
    });
  });
}

async function agendaToken({ store }: DeskParts): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('desk_setting')
    .select('value')
    .where('name', '=', 'agenda-token')
    .executeTakeFirst();
  return row?.value;
}

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}
