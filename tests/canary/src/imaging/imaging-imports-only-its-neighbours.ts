import { studio } from '../studio/innocent.ts';

export const broken = studio;
