import { chatLeadSchema, chatLeadTexts } from '../../contract/assistant/chat-lead.ts';
import { pages } from '../../contract/routes.ts';
import { defineFunction } from './define-function.ts';

/** `POST /api/chatbot/lead`: a conversation that became an enquiry, kept like every other one. */
export const chatbotLead = defineFunction({
  name: 'chatbot-lead',
  form: () => ({ name: 'chat-lead', page: pages.embed }),
  schema: () => chatLeadSchema,
  missing: { fields: ['name', 'email', 'phone', 'consent'], text: chatLeadTexts.missing },
  draft: (asked) => ({
    kind: 'chat-lead',
    thankYou: 'quote-request',
    name: asked.name,
    company: '',
    email: asked.email,
    phone: asked.phone,
    product: asked.useCase || asked.selections.join(', ').slice(0, 200),
    payload: asked,
  }),
});
