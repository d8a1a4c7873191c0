import { domain } from '../domain/innocent.ts';

export const broken = domain;
