import { worker } from './loom-worker.ts';

export const broken = worker;
