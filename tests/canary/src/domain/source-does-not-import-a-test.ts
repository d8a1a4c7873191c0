import { proof } from './innocent.test.ts';

export const broken = proof;
