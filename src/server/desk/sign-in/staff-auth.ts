import type { Person } from '../../../contract/desk/endpoints/sign-in-endpoints.ts';
import { isRole } from '../../../domain/desk/roles.ts';
import { clientOf, type DeskCall, type DeskParts, isSecure } from '../desk-call.ts';
import { blurAddress } from '../../http/client-key.ts';
import { prepareAuthSecret } from './auth-secrets.ts';
import { type Auth, clientHeader, createAuth } from './create-auth.ts';

/** better-auth as the handlers use it: for each call, with only the headers it needs. */
export interface StaffAuth {
  auth(call: DeskCall): Promise<Auth>;
  headers(call: DeskCall): Headers;
  find(call: DeskCall): Promise<SignedIn | undefined>;
  /** Whether somebody has signed in, or given the password or a code, in this session just now. */
  isConfirmed(sessionId: string): Promise<boolean>;
}

export interface SignedIn {
  readonly person: Person;
  /** The authenticator is set up. */
  readonly ready: boolean;
  readonly sessionId: string;
}

/** A session ends this long after signing in, however much it is used. */
export const longestSession = 30 * 86_400_000;

/** How long a password or code counts for what needs a second look. */
const confirmationLasts = 10 * 60_000;

export function passCookies(call: DeskCall, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    call.header('Set-Cookie', cookie, { append: true });
  }
}

export function createStaffAuth(parts: DeskParts): StaffAuth {
  const { store, clock, settings } = parts;
  let made: Promise<readonly [Auth, Auth]> | undefined;

  function open(): Promise<readonly [Auth, Auth]> {
    made ??= prepareAuthSecret(store).then((secret) => {
      const make = (secure: boolean) =>
        createAuth({ store, siteUrl: settings.siteUrl, secret, secure });
      return [make(false), make(true)] as const;
    });
    // A failure must not be cached: the database may only have been away.
    made.catch(() => (made = undefined));
    return made;
  }

  const staffAuth: StaffAuth = {
    auth: async (call) => (await open())[isSecure(parts, call) ? 1 : 0],
    headers(call) {
      const headers = new Headers();
      const cookie = call.req.header('cookie');
      if (cookie) headers.set('cookie', cookie);
      headers.set('user-agent', (call.req.header('user-agent') ?? '').slice(0, 300));
      headers.set(clientHeader, blurAddress(clientOf(parts, call)));
      return headers;
    },
    async find(call) {
      if (!call.req.header('cookie')) return undefined;
      const auth = await staffAuth.auth(call);
      const found = await auth.api.getSession({ headers: staffAuth.headers(call) });
      if (!found) return undefined;
      const { user, session } = found;
      if (!isRole(user.role) || user.removedAt) return undefined;
      if (session.createdAt.getTime() + longestSession < clock.now()) return undefined;
      return {
        person: { id: user.id, name: user.name, email: user.email, role: user.role },
        ready: Boolean(user.twoFactorEnabled),
        sessionId: session.id,
      };
    },
    async isConfirmed(sessionId) {
      const row = await store.db
        .selectFrom('staff_session')
        .select(['created_at', 'confirmed_at'])
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (!row) return false;
      const last = Math.max(new Date(row.created_at).getTime(), row.confirmed_at ?? 0);
      return last > clock.now() - confirmationLasts;
    },
  };
  return staffAuth;
}
