import * as z from 'zod/mini';
import type { Role } from '../../domain/desk/roles.ts';
import { personName, staffEmail } from './fields.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** `setup`: signed in for the first time; nothing but the authenticator can be reached. */
export type SessionState =
  | { readonly stage: 'none' }
  | { readonly person: Person; readonly stage: 'setup' | 'ready' };

export type SignInAnswer = { readonly stage: 'code' } | { readonly stage: 'setup' };

export interface AuthenticatorSetup {
  /** `otpauth://…`, to be drawn as a code a phone can read. */
  readonly address: string;
  readonly recoveryCodes: readonly string[];
}

export interface OpenSession {
  readonly id: string;
  readonly current: boolean;
  readonly browser: string;
  readonly from: string;
  readonly since: number;
}

export interface JoinOffer {
  readonly purpose: 'owner' | 'invitation' | 'password';
  readonly email: string;
  readonly name: string;
}

export const passwordRule = { least: 12, most: 200 } as const;

const newPassword = z
  .string()
  .check(
    z.minLength(passwordRule.least, `Use at least ${passwordRule.least} characters.`),
    z.maxLength(passwordRule.most, `Use at most ${passwordRule.most} characters.`),
  );
const password = z.string().check(z.maxLength(passwordRule.most));
const token = z.string().check(z.regex(/^[\w-]{20,60}$/, 'This link is not complete.'));

export const signInSchema = z.object({ email: staffEmail(), password });
export const codeSchema = z.object({
  code: z.string().check(z.trim(), z.maxLength(20)),
  kind: z.enum(['totp', 'recovery']),
});
export const setupSchema = z.object({ password });
export const confirmSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits.')),
});
export const tokenSchema = z.object({ token });
export const joinSchema = z.object({
  token,
  name: personName(),
  email: staffEmail(),
  password: newPassword,
});
