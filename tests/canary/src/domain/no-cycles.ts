import { back } from './return.ts';

export const forth = (): string => back();
