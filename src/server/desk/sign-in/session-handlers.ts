import * as z from 'zod/mini';
import type { signInEndpoints } from '../../../contract/desk/sign-in-endpoints.ts';
import { record } from '../audit.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import type { StaffAuth } from './staff-auth.ts';

type SessionEndpoints = Pick<
  typeof signInEndpoints,
  'session' | 'sessions' | 'endSession' | 'renewRecoveryCodes'
>;

/** Who I am, where I am signed in, and how to end that. */
export function sessionHandlers(
  { store, clock }: DeskParts,
  staff: StaffAuth,
): Handlers<SessionEndpoints> {
  return {
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

    async renewRecoveryCodes({ body: { password }, actor, call }) {
      const auth = await staff.auth(call);
      const answer = await auth.api.generateBackupCodes({
        body: { password },
        headers: staff.headers(call),
        asResponse: true,
      });
      if (!answer.ok) return new Refusal('wrong-own-password');
      const { backupCodes } = backupCodesAnswer.parse(await answer.json());
      await store.transact((tx) =>
        record(tx, { at: clock.now(), actor, verb: 'made new recovery codes' }),
      );
      return { recoveryCodes: backupCodes };
    },
  };
}

/** `Chrome on Android`: enough to recognise one's own. */
function nameBrowser(userAgent: string): string {
  const browser =
    /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1]?.replace('Edg', 'Edge') ?? 'A browser';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(userAgent)?.[1];
  return system ? `${browser} on ${system}` : browser;
}

/** What better-auth answers, as far as it is used here. */
const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()) });
