import * as z from 'zod/mini';
import { type Role, roles } from '../../domain/desk/roles.ts';
import { personName, staffEmail } from './desk-fields.ts';
import { body, type BodySchemas, done, type Endpoints, json } from './endpoint.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Has set up the authenticator. */
  readonly ready: boolean;
}

const role = z.enum(Object.keys(roles) as [Role, ...Role[]]);
const invitation = z.object({ name: personName(), email: staffEmail(), role });
const roleChange = z.object({ role });

export const peopleEndpoints = {
  people: { method: 'GET', path: '/people', access: 'look', answer: json<readonly Colleague[]>() },
  invite: {
    method: 'POST',
    path: '/people/invite',
    access: 'manage',
    body: body<typeof invitation>(),
    answer: done,
  },
  changeRole: {
    method: 'POST',
    path: '/people/:id/role',
    access: 'manage',
    body: body<typeof roleChange>(),
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

export const peopleBodies: BodySchemas<typeof peopleEndpoints> = {
  invite: invitation,
  changeRole: roleChange,
};
