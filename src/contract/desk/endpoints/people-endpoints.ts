import type { Role } from '../../../domain/desk/roles.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Has set up the authenticator. */
  readonly ready: boolean;
}

export interface PendingInvitation {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Who invited; empty for an invitation of an earlier release. */
  readonly by: string;
  readonly expiresAt: number;
}

export const peopleEndpoints = {
  people: { method: 'GET', path: '/people', access: 'look', answer: json<readonly Colleague[]>() },
  invite: {
    method: 'POST',
    path: '/people/invite',
    access: 'manage',
    secondLook: makesAnOwner,
    body: body<typeof bodySchemas.invite>(),
    answer: done,
  },
  invitations: {
    method: 'GET',
    path: '/invitations',
    access: 'manage',
    answer: json<readonly PendingInvitation[]>(),
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/invitations/:id',
    access: 'manage',
    answer: done,
  },
  changeRole: {
    method: 'POST',
    path: '/people/:id/role',
    access: 'manage',
    secondLook: makesAnOwner,
    body: body<typeof bodySchemas.changeRole>(),
    answer: done,
  },
  mailNewPassword: {
    method: 'POST',
    path: '/people/:id/new-password',
    access: 'manage',
    answer: done,
  },
  removePerson: { method: 'DELETE', path: '/people/:id', access: 'manage', answer: done },
} as const satisfies Endpoints;

function makesAnOwner({ role }: { readonly role: Role }): boolean {
  return role === 'owner';
}
