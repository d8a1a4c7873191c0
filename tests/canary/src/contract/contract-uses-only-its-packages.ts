import { Kysely } from 'kysely';

export const broken = Kysely;
