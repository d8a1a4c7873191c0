import * as z from 'zod/mini';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import type { signInEndpoints } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { type DeskCall, type DeskParts, isSecure } from '../desk-call.ts';
import { type Handlers, Refusal } from '../endpoint-handler.ts';
import type { GuessHearer } from './hear-guess.ts';
import { findDevice, rememberDevice } from './known-device.ts';
import { type AccountHolder, describeCaller, noteEvent } from './sign-in-events.ts';
import { passCookies, type StaffAuth } from './staff-auth.ts';
import { accountLane, type Lane } from './throttle.ts';
import { claimCode } from './used-codes.ts';

type SignInEndpoints = Pick<typeof signInEndpoints, 'signIn' | 'sendCode' | 'signOut'>;

/** Password first, then the code of the authenticator. */
export function signInHandlers(
  parts: DeskParts,
  staff: StaffAuth,
  guesses: GuessHearer,
): Handlers<SignInEndpoints> {
  const { store } = parts;
  return {
    async signIn({ body: { email, password }, call }) {
      const lane = await laneAt(call, email);
      const holder = () => findHolder({ email });
      const guess = { what: 'password', lane, holder, refusal: 'wrong-password' } as const;
      const heard = await guesses.hear(call, guess, async () => {
        const auth = await staff.auth(call);
        const answer = await auth.api.signInEmail({
          body: { email, password },
          headers: staff.headers(call),
          asResponse: true,
        });
        if (!answer.ok) return { verdict: 'wrong' as const };
        const { twoFactorRedirect = false } = passwordAnswer.parse(await answer.clone().json());
        const verdict = twoFactorRedirect ? ('pending' as const) : ('right' as const);
        return { verdict, answer, twoFactorRedirect };
      });
      if (heard instanceof Refusal) return heard;
      passCookies(call, heard.answer);
      return { stage: heard.twoFactorRedirect ? 'code' : 'setup' };
    },

    async sendCode({ body: { code, kind }, call }) {
      const staffId = await challengedStaff(parts, call);
      const person = staffId === undefined ? undefined : await findHolder({ id: staffId });
      if (!person) return new Refusal('sign-in-expired');
      const lane = await laneAt(call, person.email);
      const holder = async () => person;
      const guess = { what: 'code', lane, holder, refusal: 'wrong-code' } as const;
      const heard = await guesses.hear(call, guess, async () => {
        const auth = await staff.auth(call);
        const request = { body: { code }, headers: staff.headers(call), asResponse: true } as const;
        const answer =
          kind === 'totp'
            ? await auth.api.verifyTOTP(request)
            : await auth.api.verifyBackupCode(request);
        if (!answer.ok) {
          return { verdict: (await wasJudged(answer)) ? ('wrong' as const) : ('unheard' as const) };
        }
        const { token } = codeAnswer.parse(await answer.clone().json());
        if (kind === 'totp' && !(await claimCode(parts, person.id, code))) {
          // Somebody has seen the code before: the session was made, but nobody gets its cookie.
          await store.transact((tx) =>
            tx.deleteFrom('staff_session').where('token', '=', token).execute(),
          );
          return { verdict: 'wrong' as const, refusal: 'code-used' as const };
        }
        return { verdict: 'right' as const, answer };
      });
      if (heard instanceof Refusal) return heard;
      passCookies(call, heard.answer);
      await guesses.finish(lane);
      const isNew = await rememberDevice(parts, call, person.id);
      const caller = describeCaller(parts, call);
      await store.transact(async (tx) => {
        const event = kind === 'totp' ? 'signed-in' : 'recovery-code-used';
        await noteEvent(tx, parts, event, person, caller);
        if (isNew) await noteEvent(tx, parts, 'new-device', person, caller);
      });
      return { ok: true };
    },

    async signOut({ call }) {
      const auth = await staff.auth(call);
      const answer = await auth.api.signOut({ headers: staff.headers(call), asResponse: true });
      passCookies(call, answer);
      return { ok: true };
    },
  };

  async function laneAt(call: DeskCall, email: string): Promise<Lane> {
    const device = await findDevice(parts, call, { email });
    return device === undefined ? accountLane(email) : `device:${device}`;
  }

  function findHolder(
    who: { readonly email: string } | { readonly id: string },
  ): Promise<AccountHolder | undefined> {
    return store.db
      .selectFrom('staff')
      .select(['id', 'name', 'email'])
      .where('removed_at', 'is', null)
      .$call((query) =>
        'id' in who ? query.where('id', '=', who.id) : query.where('email', '=', who.email),
      )
      .executeTakeFirst();
  }
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

/**
 * better-auth hears five codes of one pending sign-in, one after the other. Whatever it refuses for
 * another reason than these two was compared with the right code.
 */
async function wasJudged(answer: Response): Promise<boolean> {
  const { code } = refusedAnswer.parse(await answer.json());
  return code !== 'INVALID_TWO_FACTOR_COOKIE' && code !== 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE';
}

// What better-auth answers, as far as it is used here.
const passwordAnswer = z.object({ twoFactorRedirect: z.optional(z.boolean()) });
const codeAnswer = z.object({ token: z.string() });
const refusedAnswer = z.object({ code: z.optional(z.string()) });
