import { randomBytes, timingSafeEqual } from 'node:crypto';
import { agendaEndpoints } from '../../../contract/desk/agenda-endpoints.ts';
import { endpointAddress } from '../../../contract/desk/endpoint.ts';
import { may } from '../../../domain/desk/roles.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { writeSetting } from '../settings/desk-settings.ts';
import { agendaCalendar, readAgenda } from './agenda.ts';

export function agendaHandlers(parts: DeskParts): Handlers<typeof agendaEndpoints> {
  const { store, clock } = parts;
  return {
    async agenda({ actor }) {
      const token = may(actor.role, 'work') ? await agendaToken(parts) : undefined;
      const entries = await readAgenda(store, clock.now());
      return { entries, feed: token ? feedAddress(token) : null };
    },

    /** A calendar program cannot sign in: whoever has the address sees the agenda. */
    async agendaFeed({ params }) {
      const known = await agendaToken(parts);
      const given = params.file.replace(/\.ics$/, '');
      if (known === undefined || !isSame(given, known)) return new Refusal('feed-gone');
      const now = clock.now();
      return { content: agendaCalendar(await readAgenda(store, now), parts.settings, now) };
    },

    /** A new address for the calendar; the old one stops working. */
    async renewAgendaFeed({ actor }) {
      const token = randomBytes(24).toString('base64url');
      const now = clock.now();
      await store.transact(async (tx) => {
        await writeSetting(tx, 'agenda-token', token, now);
        await record(tx, { at: now, actor, verb: 'made a new address for the calendar' });
      });
      return { path: feedAddress(token) };
    },
  };
}

function feedAddress(token: string): string {
  return endpointAddress(agendaEndpoints.agendaFeed, { params: { file: `${token}.ics` } });
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
