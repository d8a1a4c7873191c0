import { forth } from './no-cycles.ts';

export const back = (): string => forth();
