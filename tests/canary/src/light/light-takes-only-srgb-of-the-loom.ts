import { loom } from '../loom/innocent.ts';

export const broken = loom;
