import { href } from '../contract/routes.ts';

export const offline = {
  heading: 'You are offline',
  lead: 'There is no connection at the moment, and this page was not read before. Pages you have already opened stay readable: go back, or choose one of these if you have been there.',
  links: [
    { label: 'Home', to: href.home() },
    { label: 'Fabric Categories', to: href.fabrics() },
    { label: 'Complete Catalogue', to: href.catalogue() },
    { label: 'FAQ', to: href.faq() },
    { label: 'Blog', to: href.blogIndex() },
  ],
  retry: 'A form that was not sent keeps what you typed. Send it again once the line is back.',
  phoneLead: 'The sales desk can still be rung:',
};
