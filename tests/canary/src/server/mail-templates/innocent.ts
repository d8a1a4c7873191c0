export const template = 'template';
