import { server } from '../server/innocent.ts';

export const broken = server;
