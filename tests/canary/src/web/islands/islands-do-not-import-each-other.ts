import { second } from './second.ts';

export const broken = second;
