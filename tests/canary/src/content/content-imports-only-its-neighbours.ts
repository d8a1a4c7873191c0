import { contract } from '../contract/innocent.ts';

export const broken = contract;
