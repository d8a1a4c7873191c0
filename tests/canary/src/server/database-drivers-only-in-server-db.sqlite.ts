import { DatabaseSync } from 'node:sqlite';

export const broken = DatabaseSync;
