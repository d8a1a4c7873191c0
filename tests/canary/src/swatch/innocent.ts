export const swatch = 'swatch';
