import { createContext, use } from 'react';
import type { Person } from '../contract/desk/endpoints/sign-in-endpoints.ts';
import { may, type Permission } from '../domain/desk/roles.ts';

export const PersonContext = createContext<Person | undefined>(undefined);

export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error('Nobody is signed in here.');
  return person;
}

export function useMay(permission: Permission): boolean {
  return may(usePerson().role, permission);
}
