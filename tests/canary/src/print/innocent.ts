export const print = 'print';
