export const light = 'light';
