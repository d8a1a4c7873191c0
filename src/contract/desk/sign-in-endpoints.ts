import * as z from 'zod/mini';
import type { Role } from '../../domain/desk/roles.ts';
import { personName, staffEmail } from './desk-fields.ts';
import { body, type BodySchemas, done, type Endpoints, json } from './endpoint.ts';

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
  /** `otpauth://…`, shown as a QR code for the authenticator app. */
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

/** Whom a one-time link is for. */
export interface JoinInvitation {
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
const token = z
  .string()
  .check(z.regex(/^[\w-]{20,60}$/, 'This link is incomplete. Please copy all of it.'));

const signInBody = z.object({ email: staffEmail(), password });
const codeBody = z.object({
  code: z.string().check(z.trim(), z.maxLength(20)),
  kind: z.enum(['totp', 'recovery']),
});
const setupBody = z.object({ password });
const confirmBody = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits.')),
});
const tokenBody = z.object({ token });
const joinBody = z.object({
  token,
  name: personName(),
  email: staffEmail(),
  password: newPassword,
});

export const signInEndpoints = {
  session: { method: 'GET', path: '/session', access: 'public', answer: json<SessionState>() },
  signIn: {
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    body: body<typeof signInBody>(),
    answer: json<SignInAnswer>(),
  },
  sendCode: {
    method: 'POST',
    path: '/auth/code',
    access: 'public',
    body: body<typeof codeBody>(),
    answer: done,
  },
  signOut: { method: 'POST', path: '/auth/sign-out', access: 'public', answer: done },
  setUpAuthenticator: {
    method: 'POST',
    path: '/auth/setup',
    access: 'setup',
    body: body<typeof setupBody>(),
    answer: json<AuthenticatorSetup>(),
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/auth/confirm',
    access: 'setup',
    body: body<typeof confirmBody>(),
    answer: done,
  },
  /** What a one-time link is for, before it is used. */
  invitation: {
    method: 'POST',
    path: '/auth/invitation',
    access: 'public',
    body: body<typeof tokenBody>(),
    answer: json<JoinInvitation>(),
  },
  join: {
    method: 'POST',
    path: '/auth/join',
    access: 'public',
    body: body<typeof joinBody>(),
    answer: json<{ readonly email: string }>(),
  },
  sessions: {
    method: 'GET',
    path: '/sessions',
    access: 'look',
    answer: json<readonly OpenSession[]>(),
  },
  endSession: { method: 'DELETE', path: '/sessions/:id', access: 'look', answer: done },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/recovery-codes',
    access: 'look',
    body: body<typeof setupBody>(),
    answer: json<{ readonly recoveryCodes: readonly string[] }>(),
  },
} as const satisfies Endpoints;

export const signInBodies: BodySchemas<typeof signInEndpoints> = {
  signIn: signInBody,
  sendCode: codeBody,
  setUpAuthenticator: setupBody,
  confirmAuthenticator: confirmBody,
  invitation: tokenBody,
  join: joinBody,
  renewRecoveryCodes: setupBody,
};
