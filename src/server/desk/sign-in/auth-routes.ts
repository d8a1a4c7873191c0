import { getCookie } from 'hono/cookie';
import {
  codeSchema,
  confirmSchema,
  setupSchema,
  type SignInAnswer,
  signInSchema,
} from '../../../contract/desk/session.ts';
import { record } from '../audit.ts';
import {
  clientOf,
  type DeskCall,
  type DeskParts,
  type DeskRoutes,
  isSecure,
  readJson,
  refuse,
} from '../desk-call.ts';
import { sql } from 'kysely';
import { findDevice, rememberDevice } from './known-device.ts';
import type { StaffAuth } from './staff-auth.ts';
import type { Guesser, SignInThrottle } from './throttle.ts';

/** Password first, then the code of the authenticator; each wrong guess is counted. */
export function addAuthRoutes(
  routes: DeskRoutes,
  parts: DeskParts,
  staff: StaffAuth,
  throttle: SignInThrottle,
): void {
  routes.post('/auth/sign-in', async (call) => {
    const input = await readJson(call, signInSchema);
    if (!input.ok) return input.refused;
    const { email, password } = input.value;
    const device = await findDevice(parts, call, { email });
    const guesser: Guesser = { client: clientOf(parts, call), account: email, device };
    const wait = await throttle.wait(guesser);
    if (wait !== undefined) return tooMany(call, wait);

    const auth = await staff.auth(call);
    const answer = await auth.api.signInEmail({
      body: { email, password },
      headers: staff.headers(call),
      asResponse: true,
    });
    if (!answer.ok) {
      await throttle.fail(guesser);
      return refuse(call, 401, 'E-mail address or password is wrong.');
    }
    passCookies(call, answer);
    const said = (await answer.json()) as { twoFactorRedirect?: boolean };
    return call.json<SignInAnswer>({ stage: said.twoFactorRedirect ? 'code' : 'setup' });
  });

  routes.post('/auth/code', async (call) => {
    const input = await readJson(call, codeSchema);
    if (!input.ok) return input.refused;
    const { code, kind } = input.value;
    const staffId = await challengedStaff(parts, call);
    if (staffId === undefined) return refuse(call, 401, 'Please sign in again.');
    const device = await findDevice(parts, call, { staffId });
    const guesser: Guesser = { client: clientOf(parts, call), account: staffId, device };
    const wait = await throttle.wait(guesser);
    if (wait !== undefined) return tooMany(call, wait);

    const auth = await staff.auth(call);
    const request = { body: { code }, headers: staff.headers(call), asResponse: true } as const;
    const answer =
      kind === 'totp'
        ? await auth.api.verifyTOTP(request)
        : await auth.api.verifyBackupCode(request);
    if (!answer.ok) {
      await throttle.fail(guesser);
      return refuse(call, 401, 'This code is not right. Try the next one.');
    }
    const { user, token } = (await answer.json()) as {
      user: { id: string; name: string };
      token: string;
    };
    if (kind === 'totp' && !(await claimCode(parts, user.id, code))) {
      // Somebody looked over a shoulder: the session was made, but nobody gets its cookie.
      await parts.store.transact((tx) =>
        tx.deleteFrom('staff_session').where('token', '=', token).execute(),
      );
      await throttle.fail(guesser);
      return refuse(call, 401, 'This code was used already. Wait for the next one.');
    }
    passCookies(call, answer);
    await rememberDevice(parts, call, user.id);
    await parts.store.transact((tx) =>
      record(tx, {
        at: parts.clock.now(),
        actor: user,
        verb: kind === 'totp' ? 'signed in' : 'signed in with a recovery code',
      }),
    );
    return call.json({ ok: true });
  });

  routes.post('/auth/setup', async (call) => {
    const input = await readJson(call, setupSchema);
    if (!input.ok) return input.refused;
    const found = await staff.find(call);
    if (!found) return refuse(call, 401, 'Please sign in.');
    if (found.ready) return refuse(call, 409, 'The authenticator is set up already.');
    const auth = await staff.auth(call);
    const answer = await auth.api.enableTwoFactor({
      body: { password: input.value.password, method: 'totp' },
      headers: staff.headers(call),
      asResponse: true,
    });
    if (!answer.ok) return refuse(call, 401, 'This password is wrong.');
    const made = (await answer.json()) as { totpURI: string; backupCodes: string[] };
    return call.json({ address: made.totpURI, recoveryCodes: made.backupCodes });
  });

  routes.post('/auth/confirm', async (call) => {
    const input = await readJson(call, confirmSchema);
    if (!input.ok) return input.refused;
    const found = await staff.find(call);
    if (!found) return refuse(call, 401, 'Please sign in.');
    if (found.ready) return refuse(call, 409, 'The authenticator is set up already.');
    const auth = await staff.auth(call);
    const answer = await auth.api.verifyTOTP({
      body: { code: input.value.code },
      headers: staff.headers(call),
      asResponse: true,
    });
    if (!answer.ok) return refuse(call, 401, 'This code is not right. Try the next one.');
    await claimCode(parts, found.person.id, input.value.code);
    passCookies(call, answer);
    await rememberDevice(parts, call, found.person.id);
    await parts.store.transact((tx) =>
      record(tx, {
        at: parts.clock.now(),
        actor: found.person,
        verb: 'set up the authenticator',
      }),
    );
    return call.json({ ok: true });
  });

  routes.post('/auth/sign-out', async (call) => {
    const auth = await staff.auth(call);
    const answer = await auth.api.signOut({ headers: staff.headers(call), asResponse: true });
    passCookies(call, answer);
    return call.json({ ok: true });
  });
}

function tooMany(call: DeskCall, seconds: number): Response {
  const minutes = Math.ceil(seconds / 60);
  return refuse(call, 429, `Too many wrong tries. Please wait ${minutes} min.`, {
    'Retry-After': String(seconds),
  });
}

function passCookies(call: DeskCall, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    call.header('Set-Cookie', cookie, { append: true });
  }
}

/** A code counts once. Those of the last minutes are kept; older ones no longer open anything. */
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

/** Whom the pending sign-in is for; only used to count guesses, better-auth checks the signature. */
async function challengedStaff(parts: DeskParts, call: DeskCall): Promise<string | undefined> {
  const name = `${isSecure(parts, call) ? '__Secure-' : ''}desk.two_factor`;
  const identifier = getCookie(call, name)?.split('.')[0];
  if (!identifier || !/^[\x21-\x7e]{1,200}$/.test(identifier)) return undefined;
  const { rows } = await sql<{ value: string }>`
    select value from staff_verification where identifier = ${identifier}`.execute(parts.store.db);
  return rows[0]?.value;
}
