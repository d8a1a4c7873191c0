import { agendaEndpoints } from '../../../contract/desk/endpoints/agenda-endpoints.ts';
import { endpointAddress } from '../../../contract/desk/endpoint.ts';
import { may } from '../../../domain/desk/roles.ts';
import { hashToken, newToken } from '../../secret-key.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { agendaCalendar, readAgenda } from './agenda.ts';

export function agendaHandlers(parts: DeskParts): Handlers<typeof agendaEndpoints> {
  const { store, clock } = parts;
  return {
    async agenda({ actor }) {
      const calendar = await store.db
        .selectFrom('staff_calendar')
        .select('created_at')
        .where('staff_id', '=', actor.id)
        .executeTakeFirst();
      const entries = await readAgenda(store, clock.now());
      return { entries, calendarSince: calendar?.created_at ?? null };
    },

    /** A calendar program cannot sign in: the address is the key of one person, and ends with them. */
    async agendaFeed({ params }) {
      const token = params.file.replace(/\.ics$/, '');
      const person = await store.db
        .selectFrom('staff_calendar')
        .innerJoin('staff', 'staff.id', 'staff_calendar.staff_id')
        .select('staff.role')
        .where('staff_calendar.token_hash', '=', hashToken(token))
        .where('staff.removed_at', 'is', null)
        .executeTakeFirst();
      if (!person || !may(person.role, 'work')) return new Refusal('feed-gone');
      const now = clock.now();
      const entries = await readAgenda(store, now);
      const { mill } = parts.readContent();
      return { content: agendaCalendar(entries, mill, parts.settings, now) };
    },

    async renewAgendaFeed({ actor }) {
      const token = newToken();
      const now = clock.now();
      const row = { token_hash: hashToken(token), created_at: now };
      await store.transact(async (tx) => {
        await tx
          .insertInto('staff_calendar')
          .values({ ...row, staff_id: actor.id })
          .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
          .execute();
        await record(tx, { at: now, actor, verb: 'made a calendar address' });
      });
      const file = `${token}.ics`;
      return { path: endpointAddress(agendaEndpoints.agendaFeed, { params: { file } }) };
    },

    async endAgendaFeed({ actor }) {
      await store.transact(async (tx) => {
        await tx.deleteFrom('staff_calendar').where('staff_id', '=', actor.id).execute();
        await record(tx, { at: clock.now(), actor, verb: 'ended the calendar address' });
      });
      return { ok: true };
    },
  };
}
