export const loom = 'loom';
