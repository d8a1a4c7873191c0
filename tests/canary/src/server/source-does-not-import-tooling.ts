import { tool } from '../../scripts/tool.ts';

export const broken = tool;
