import type { signInEndpoints } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { hangs, iconsOf, logoOf } from '../../../domain/design/mark-of.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import type { Handlers } from '../endpoint-handler.ts';
import { endSessions } from './end-sessions.ts';
import { describeCaller, nameBrowser, noteEvent } from './sign-in-events.ts';
import type { StaffAuth } from './staff-auth.ts';

type SessionEndpoints = Pick<
  typeof signInEndpoints,
  'millMark' | 'session' | 'sessions' | 'endSession' | 'signOutEverywhere'
>;

/** Who I am, where I am signed in, and how to end that. */
export function sessionHandlers(parts: DeskParts, staff: StaffAuth): Handlers<SessionEndpoints> {
  const { store, clock, readContent } = parts;
  return {
    millMark() {
      const { mill } = readContent();
      const logo = logoOf(mill);
      return {
        name: mill.shortName,
        ...(hangs(mill.wordmark) && { hangingWord: mill.wordmark }),
        ...(logo && { logo }),
        icon: iconsOf(mill).svg,
      };
    },

    async session({ call }) {
      const found = await staff.find(call);
      if (!found) return { stage: 'none' };
      return { person: found.person, stage: found.ready ? 'ready' : 'setup' };
    },

    async sessions({ actor, sessionId }) {
      const rows = await store.db
        .selectFrom('staff_session')
        .select(['id', 'user_agent', 'ip_address', 'created_at', 'expires_at'])
        .where('user_id', '=', actor.id)
        .execute();
      return rows
        .filter(({ expires_at }) => new Date(expires_at).getTime() > clock.now())
        .map((row) => ({
          id: row.id,
          current: row.id === sessionId,
          browser: nameBrowser(row.user_agent ?? ''),
          from: row.ip_address ?? '',
          since: new Date(row.created_at).getTime(),
        }))
        .sort((a, b) => b.since - a.since);
    },

    async endSession({ params, actor }) {
      await store.transact(async (tx) => {
        await tx
          .deleteFrom('staff_session')
          .where('id', '=', params.id)
          .where('user_id', '=', actor.id)
          .execute();
        await record(tx, { at: clock.now(), actor, verb: 'ended a session' });
      });
      return { ok: true };
    },

    async signOutEverywhere({ actor, call }) {
      await store.transact(async (tx) => {
        await endSessions(tx, actor.id);
        await noteEvent(tx, parts, 'signed-out-everywhere', actor, describeCaller(parts, call));
      });
      return { ok: true };
    },
  };
}
