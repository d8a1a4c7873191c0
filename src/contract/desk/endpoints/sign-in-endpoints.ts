import type { Role } from '../../../domain/desk/roles.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { always, body, done, type Endpoints, json } from '../endpoint.ts';

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

/** Whose desk it is, as everybody sees it on the site. */
export interface MillMark {
  /** Short. */
  readonly name: string;
  /** In letters that hang from a head-line. */
  readonly hangingWord?: string;
  readonly logo?: { readonly src: string; readonly width: number; readonly height: number };
  /** For the tab of the browser. */
  readonly icon: string;
}

export const signInEndpoints = {
  millMark: { method: 'GET', path: '/mark', access: 'public', answer: json<MillMark>() },
  session: { method: 'GET', path: '/session', access: 'public', answer: json<SessionState>() },
  signIn: {
    method: 'POST',
    path: '/auth/sign-in',
    access: 'public',
    body: body<typeof bodySchemas.signIn>(),
    answer: json<SignInAnswer>(),
  },
  sendCode: {
    method: 'POST',
    path: '/auth/code',
    access: 'public',
    body: body<typeof bodySchemas.sendCode>(),
    answer: done,
  },
  signOut: { method: 'POST', path: '/auth/sign-out', access: 'public', answer: done },
  setUpAuthenticator: {
    method: 'POST',
    path: '/auth/setup',
    access: 'setup',
    body: body<typeof bodySchemas.setUpAuthenticator>(),
    answer: json<AuthenticatorSetup>(),
  },
  confirmAuthenticator: {
    method: 'POST',
    path: '/auth/confirm',
    access: 'setup',
    body: body<typeof bodySchemas.confirmAuthenticator>(),
    answer: done,
  },
  /** What a one-time link is for, before it is used. */
  invitation: {
    method: 'POST',
    path: '/auth/invitation',
    access: 'public',
    body: body<typeof bodySchemas.invitation>(),
    answer: json<JoinInvitation>(),
  },
  join: {
    method: 'POST',
    path: '/auth/join',
    access: 'public',
    body: body<typeof bodySchemas.join>(),
    answer: json<{ readonly email: string }>(),
  },
  sessions: {
    method: 'GET',
    path: '/sessions',
    access: 'look',
    answer: json<readonly OpenSession[]>(),
  },
  endSession: { method: 'DELETE', path: '/sessions/:id', access: 'look', answer: done },
  signOutEverywhere: { method: 'DELETE', path: '/sessions', access: 'look', answer: done },
  /** The second look: the password or a code, which then counts for some minutes. */
  confirmIdentity: {
    method: 'POST',
    path: '/identity',
    access: 'look',
    body: body<typeof bodySchemas.confirmIdentity>(),
    answer: done,
  },
  /** For what the browser fetches by itself, such as a download: asks for the second look before. */
  checkIdentity: {
    method: 'GET',
    path: '/identity',
    access: 'look',
    secondLook: always,
    answer: done,
  },
  /** Ends every other session. */
  changePassword: {
    method: 'POST',
    path: '/password',
    access: 'look',
    secondLook: always,
    body: body<typeof bodySchemas.changePassword>(),
    answer: done,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/recovery-codes',
    access: 'look',
    body: body<typeof bodySchemas.renewRecoveryCodes>(),
    answer: json<{ readonly recoveryCodes: readonly string[] }>(),
  },
} as const satisfies Endpoints;
