import { template } from '../mail-templates/innocent.ts';

export const broken = template;
