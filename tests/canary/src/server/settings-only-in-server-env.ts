export const broken = process.env['PORT'];
