import { content } from '../content/innocent.ts';

export const broken = content;
