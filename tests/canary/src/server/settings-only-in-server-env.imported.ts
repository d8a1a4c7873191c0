import { env } from 'node:process';

export const broken = env['PORT'];
