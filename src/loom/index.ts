export type * from './types.ts';
export { EMPTY, mapChannelCount, mapChannels } from './types.ts';
