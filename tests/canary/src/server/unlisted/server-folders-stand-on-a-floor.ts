import { desk } from '../desk/innocent.ts';

export const broken = desk;
