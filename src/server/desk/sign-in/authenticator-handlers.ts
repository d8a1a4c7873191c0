import * as z from 'zod/mini';
import type { signInEndpoints } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import type { DeskParts } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import type { GuessHearer } from './hear-guess.ts';
import { rememberDevice } from './known-device.ts';
import { describeCaller, noteEvent } from './sign-in-events.ts';
import { passCookies, type StaffAuth } from './staff-auth.ts';
import { claimCode } from './used-codes.ts';

type AuthenticatorEndpoints = Pick<
  typeof signInEndpoints,
  'setUpAuthenticator' | 'confirmAuthenticator' | 'renewRecoveryCodes'
>;

export function authenticatorHandlers(
  parts: DeskParts,
  staff: StaffAuth,
  guesses: GuessHearer,
): Handlers<AuthenticatorEndpoints> {
  const { store, readContent } = parts;
  return {
    async setUpAuthenticator({ body: { password }, actor, sessionId, call }) {
      const own = { lane: `session:${sessionId}`, holder: async () => actor } as const;
      const guess = { what: 'password', refusal: 'wrong-password-at-setup', ...own } as const;
      const heard = await guesses.hear(call, guess, async () => {
        const auth = await staff.auth(call);
        const answer = await auth.api.enableTwoFactor({
          // The name under which an authenticator app lists the account.
          body: { password, method: 'totp', issuer: `${readContent().mill.shortName} desk` },
          headers: staff.headers(call),
          asResponse: true,
        });
        if (!answer.ok) return { verdict: 'wrong' as const };
        return { verdict: 'right' as const, made: setupAnswer.parse(await answer.json()) };
      });
      if (heard instanceof Refusal) return heard;
      const { totpURI, backupCodes } = heard.made;
      return { address: totpURI, recoveryCodes: backupCodes };
    },

    async confirmAuthenticator({ body: { code }, actor, sessionId, call }) {
      const own = { lane: `session:${sessionId}`, holder: async () => actor } as const;
      const guess = { what: 'code', refusal: 'wrong-code', ...own } as const;
      const heard = await guesses.hear(call, guess, async () => {
        const auth = await staff.auth(call);
        const answer = await auth.api.verifyTOTP({
          body: { code },
          headers: staff.headers(call),
          asResponse: true,
        });
        return answer.ok ? { verdict: 'right' as const, answer } : { verdict: 'wrong' as const };
      });
      if (heard instanceof Refusal) return heard;
      await claimCode(parts, actor.id, code);
      passCookies(call, heard.answer);
      await rememberDevice(parts, call, actor.id);
      const caller = describeCaller(parts, call);
      await store.transact((tx) => noteEvent(tx, parts, 'authenticator-set-up', actor, caller));
      return { ok: true };
    },

    async renewRecoveryCodes({ body: { password }, actor, sessionId, call }) {
      const own = { lane: `session:${sessionId}`, holder: async () => actor } as const;
      const guess = { what: 'password', refusal: 'wrong-own-password', ...own } as const;
      const heard = await guesses.hear(call, guess, async () => {
        const auth = await staff.auth(call);
        const answer = await auth.api.generateBackupCodes({
          body: { password },
          headers: staff.headers(call),
          asResponse: true,
        });
        if (!answer.ok) return { verdict: 'wrong' as const };
        return { verdict: 'right' as const, made: backupCodesAnswer.parse(await answer.json()) };
      });
      if (heard instanceof Refusal) return heard;
      const caller = describeCaller(parts, call);
      await store.transact((tx) => noteEvent(tx, parts, 'recovery-codes-renewed', actor, caller));
      return { recoveryCodes: heard.made.backupCodes };
    },
  };
}

// What better-auth answers, as far as it is used here.
const setupAnswer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const backupCodesAnswer = z.object({ backupCodes: z.array(z.string()) });
