import { mill } from './mill.ts';

export const offlinePage = {
  heading: 'You are offline',
  lead: 'There is no connection at the moment, and this page was not read before. Pages you have already opened stay readable: go back, or choose one of these if you have been there.',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Fabric Categories', to: '/fabrics' },
    { label: 'Complete Catalogue', to: '/catalogue' },
    { label: 'FAQ', to: '/faq' },
    { label: 'Blog', to: '/blog' },
  ],
  retry: 'A form that was not sent keeps what you typed. Send it again once the line is back.',
  phone: { lead: 'The sales desk can still be rung:', contacts: mill.contacts },
} as const;
