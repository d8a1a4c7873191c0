import * as z from 'zod/mini';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import type { signInEndpoints } from '../../../contract/desk/sign-in-endpoints.ts';
import { record } from '../audit.ts';
import { clientOf, type DeskCall, type DeskParts, isSecure } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import { findDevice, rememberDevice } from './known-device.ts';
import type { StaffAuth } from './staff-auth.ts';
import { createThrottle, type Guesser } from './throttle.ts';

type SignInEndpoints = Pick<
  typeof signInEndpoints,
  'signIn' | 'sendCode' | 'setUpAuthenticator' | 'confirmAuthenticator' | 'signOut'
>;

/** Password first, then the code of the authenticator; each wrong guess is counted. */
export function signInHandlers(parts: DeskParts, staff: StaffAuth): Handlers<SignInEndpoints> {
  const throttle = createThrottle();
  return {
    async signIn({ body: { email, password }, call }) {
      const device = await findDevice(parts, call, { email });
      const guesser: Guesser = { client: clientOf(parts, call), account: email, device };
      const wait = await throttle.wait(guesser);
      if (wait !== undefined) return tooMany(wait);

      const auth = await staff.auth(call);
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: staff.headers(call),
        asResponse: true,
      });
      if (!answer.ok) {
        await throttle.fail(guesser);
        return new Refusal('wrong-password');
      }
      passCookies(call, answer);
      const { twoFactorRedirect } = passwordAnswer.parse(await answer.json());
      return { stage: twoFactorRedirect ? 'code' : 'setup' };
    },

    async sendCode({ body: { code, kind }, call }) {
      const staffId = await challengedStaff(parts, call);
      if (staffId === undefined) return new Refusal('sign-in-expired');
      const device = await findDevice(parts, call, { staffId });
      const guesser: Guesser = { client: clientOf(parts, call), account: staffId, device };
      const wait = await throttle.wait(guesser);
      if (wait !== undefined) return tooMany(wait);

      const auth = await staff.auth(call);
      const request = { body: { code }, headers: staff.headers(call), asResponse: true } as const;
      const answer =
        kind === 'totp'
          ? await auth.api.verifyTOTP(request)
          : await auth.api.verifyBackupCode(request);
      if (!answer.ok) {
        await throttle.fail(guesser);
        return new Refusal('wrong-code');
      }
      const { user, token } = codeAnswer.parse(await answer.json());
      if (kind === 'totp' && !(await claimCode(parts, user.id, code))) {
        // Somebody has seen the code before: the session was made, but nobody gets its cookie.
        await parts.store.transact((tx) =>
          tx.deleteFrom('staff_session').where('token', '=', token).execute(),
        );
        await throttle.fail(guesser);
        return new Refusal('code-used');
      }
      passCookies(call, answer);
      await rememberDevice(parts, call, user.id);
      const verb = kind === 'totp' ? 'signed in' : 'signed in with a recovery code';
      await parts.store.transact((tx) => record(tx, { at: parts.clock.now(), actor: user, verb }));
      return { ok: true };
    },

    async setUpAuthenticator({ body: { password }, call }) {
      const auth = await staff.auth(call);
      const answer = await auth.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: staff.headers(call),
        asResponse: true,
      });
      if (!answer.ok) return new Refusal('wrong-password-at-setup');
      const made = setupAnswer.parse(await answer.json());
      return { address: made.totpURI, recoveryCodes: made.backupCodes };
    },

    async confirmAuthenticator({ body: { code }, actor, call }) {
      const auth = await staff.auth(call);
      const answer = await auth.api.verifyTOTP({
        body: { code },
        headers: staff.headers(call),
        asResponse: true,
      });
      if (!answer.ok) return new Refusal('wrong-code');
      await claimCode(parts, actor.id, code);
      passCookies(call, answer);
      await rememberDevice(parts, call, actor.id);
      await parts.store.transact((tx) =>
        record(tx, { at: parts.clock.now(), actor, verb: 'set up the authenticator' }),
      );
      return { ok: true };
    },

    async signOut({ call }) {
      const auth = await staff.auth(call);
      const answer = await auth.api.signOut({ headers: staff.headers(call), asResponse: true });
      passCookies(call, answer);
      return { ok: true };
    },
  };
}

function tooMany(retryAfter: number): Refusal {
  const minutes = Math.ceil(retryAfter / 60);
  const error = `Too many wrong attempts. Please try again in ${minutes} min.`;
  return new Refusal('too-many-guesses', { error, retryAfter });
}

function passCookies(call: DeskCall, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    call.header('Set-Cookie', cookie, { append: true });
  }
}

/** A code counts once. Those of the last minutes are kept; older ones are not valid any more. */
async function claimCode(parts: DeskParts, staffId: string, code: string): Promise<boolean> {
  const now = parts.clock.now();
  return parts.store.transact(async (tx) => {
    await tx
      .deleteFrom('staff_used_code')
      .where('used_at', '<', now - 10 * 60_000)
      .execute();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_used_code')
      .values({ staff_id: staffId, code, used_at: now })
      .onConflict((conflict) => conflict.columns(['staff_id', 'code']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
}

/** Whom the pending sign-in is for. Only used to count guesses: better-auth checks the signature. */
async function challengedStaff(parts: DeskParts, call: DeskCall): Promise<string | undefined> {
  const name = `${isSecure(parts, call) ? '__Secure-' : ''}desk.two_factor`;
  const identifier = getCookie(call, name)?.split('.')[0];
  if (!identifier || !/^[\x21-\x7e]{1,200}$/.test(identifier)) return undefined;
  const { rows } = await sql<{ value: string }>`
    select value from staff_verification where identifier = ${identifier}`.execute(parts.store.db);
  return rows[0]?.value;
}

// What better-auth answers, as far as it is used here.
const passwordAnswer = z.object({ twoFactorRedirect: z.optional(z.boolean()) });
const codeAnswer = z.object({
  user: z.object({ id: z.string(), name: z.string() }),
  token: z.string(),
});
const setupAnswer = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
