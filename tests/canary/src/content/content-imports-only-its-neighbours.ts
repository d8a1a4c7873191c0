import { web } from '../web/innocent.ts';

export const broken = web;
