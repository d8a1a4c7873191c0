export const web = 'web';
