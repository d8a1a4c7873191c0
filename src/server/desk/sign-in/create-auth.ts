import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { CamelCasePlugin } from 'kysely';
import { deskApi, deskRoot } from '../../../contract/desk/desk-paths.ts';
import { passwordRule } from '../../../domain/desk/password-rule.ts';
import type { Store } from '../../db/store.ts';
import type { AuthSecret } from './auth-secrets.ts';
import { hashPassword, verifyPassword } from './password.ts';

export type Auth = ReturnType<typeof createAuth>;

/** The header in which the handlers pass the client's address, already shortened. */
export const clientHeader = 'x-desk-client';

/**
 * better-auth on our own tables. Its HTTP handler is never mounted: the few endpoints of the desk
 * call it, so nothing is reachable that is not in our own table.
 */
export function createAuth(parts: {
  readonly store: Store;
  readonly siteUrl: string;
  readonly secret: AuthSecret;
  /** The visitor came over https: cookies are then marked as secure. */
  readonly secure: boolean;
}) {
  const { store, siteUrl, secret, secure } = parts;
  return betterAuth({
    appName: 'desk',
    baseURL: siteUrl,
    basePath: deskApi,
    secrets: [secret],
    database: { db: store.db.withPlugin(new CamelCasePlugin()), type: store.engine },
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        removedAt: { type: 'number', bigint: true, required: false, input: false },
      },
    },
    session: { modelName: 'staffSession', expiresIn: 7 * day, updateAge: day },
    account: { modelName: 'staffAccount' },
    verification: { modelName: 'staffVerification' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordRule.least,
      maxPasswordLength: passwordRule.most,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    plugins: [
      twoFactor({
        twoFactorTable: 'staffTwoFactor',
        // It looks before the guess and counts after it, so a burst would be heard: see throttle.ts.
        accountLockout: { enabled: false },
      }),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: secure,
      defaultCookieAttributes: { path: deskRoot, sameSite: 'strict', httpOnly: true },
      ipAddress: { ipAddressHeaders: [clientHeader] },
    },
  });
}

const day = 86_400;
