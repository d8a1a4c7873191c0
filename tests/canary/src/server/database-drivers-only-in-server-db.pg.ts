import { Pool } from 'pg';

export const broken = Pool;
