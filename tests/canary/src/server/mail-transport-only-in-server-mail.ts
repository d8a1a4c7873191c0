import { createTransport } from 'nodemailer';

export const broken = createTransport;
