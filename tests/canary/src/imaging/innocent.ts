export const imaging = 'imaging';
