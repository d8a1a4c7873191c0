import type { signInEndpoints } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { DeskCall, DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { endSessions } from './end-sessions.ts';
import { clearLane } from './guess-counts.ts';
import type { GuessHearer } from './hear-guess.ts';
import { findDevice } from './known-device.ts';
import { hashPassword, queueAsKnown } from './password.ts';
import { describeCaller, noteEvent } from './sign-in-events.ts';
import type { StaffAuth } from './staff-auth.ts';
import { accountLane } from './throttle.ts';
import { claimCode } from './used-codes.ts';
import { findPasswordFault } from './weak-password.ts';

type IdentityEndpoints = Pick<
  typeof signInEndpoints,
  'confirmIdentity' | 'checkIdentity' | 'changePassword'
>;

/** Proving again who one is, and changing one's own password. */
export function identityHandlers(
  parts: DeskParts,
  staff: StaffAuth,
  guesses: GuessHearer,
): Handlers<IdentityEndpoints> {
  const { store, clock } = parts;

  async function isOwnPassword(call: DeskCall, password: string) {
    const auth = await staff.auth(call);
    const { ok } = await auth.api.verifyPassword({
      body: { password },
      headers: staff.headers(call),
      asResponse: true,
    });
    return ok ? { verdict: 'right' as const } : { verdict: 'wrong' as const };
  }

  async function isOwnCode(call: DeskCall, staffId: string, code: string) {
    const auth = await staff.auth(call);
    const { ok } = await auth.api.verifyTOTP({
      body: { code },
      headers: staff.headers(call),
      asResponse: true,
    });
    if (!ok) return { verdict: 'wrong' as const };
    if (await claimCode(parts, staffId, code)) return { verdict: 'right' as const };
    return { verdict: 'wrong' as const, refusal: 'code-used-here' as const };
  }

  return {
    async confirmIdentity({ body: { kind, proof }, actor, sessionId, call }) {
      const own = { lane: `session:${sessionId}`, holder: async () => actor } as const;
      const heard =
        kind === 'password'
          ? await guesses.hear(
              call,
              { what: 'password', refusal: 'wrong-own-password', ...own },
              () => isOwnPassword(call, proof),
            )
          : await guesses.hear(call, { what: 'code', refusal: 'wrong-own-code', ...own }, () =>
              isOwnCode(call, actor.id, proof),
            );
      if (heard instanceof Refusal) return heard;
      await store.transact((tx) =>
        tx
          .updateTable('staff_session')
          .set({ confirmed_at: clock.now() })
          .where('id', '=', sessionId)
          .execute(),
      );
      return { ok: true };
    },

    checkIdentity: () => ({ ok: true }),

    async changePassword({ body: { current, password }, actor, sessionId, call }) {
      const heard = await guesses.hear(
        call,
        {
          what: 'password',
          refusal: 'wrong-own-password',
          lane: `session:${sessionId}`,
          holder: async () => actor,
        },
        () => isOwnPassword(call, current),
      );
      if (heard instanceof Refusal) return heard;
      const fault = await findPasswordFault(password, actor, parts.readContent().mill);
      if (fault) return new Refusal('weak-password', { fields: { password: fault } });
      const hash = await queueAsKnown(() => hashPassword(password));
      const device = await findDevice(parts, call, { staffId: actor.id });
      await store.transact(async (tx) => {
        await tx
          .updateTable('staff_account')
          .set({ password: hash, updated_at: new Date(clock.now()).toISOString() })
          .where('user_id', '=', actor.id)
          .where('provider_id', '=', 'credential')
          .execute();
        await endSessions(tx, actor.id, { sessionId, device });
        await clearLane(tx, accountLane(actor.email));
        await noteEvent(tx, parts, 'password-changed', actor, describeCaller(parts, call));
      });
      return { ok: true };
    },
  };
}
