export const worker = 'worker';
