import { swatch } from '../swatch/innocent.ts';

export const broken = swatch;
