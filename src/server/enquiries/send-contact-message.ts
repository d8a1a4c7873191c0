import { contactSchema, contactTexts } from '../../contract/enquiry/contact.ts';
import { pages } from '../../contract/routes.ts';
import { defineFunction } from './define-function.ts';

export const sendContactMessage = defineFunction({
  name: 'send-contact-message',
  form: () => ({ name: 'contact', page: pages.contact }),
  schema: () => contactSchema,
  missing: { fields: ['name'], text: contactTexts.missing },
  draft: (payload) => ({
    kind: 'contact',
    thankYou: 'contact-message',
    name: payload.name,
    company: payload.company,
    email: payload.email,
    phone: payload.phone,
    product: '',
    payload,
  }),
});
