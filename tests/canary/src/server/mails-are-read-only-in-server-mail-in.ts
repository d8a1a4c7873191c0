import { ImapFlow } from 'imapflow';

export const broken = ImapFlow;
