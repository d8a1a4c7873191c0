import { scheduleSchema, scheduleTexts } from '../../contract/enquiry/schedule.ts';
import { pages } from '../../contract/routes.ts';
import { defineFunction } from './define-function.ts';

/** A call: booked for a day, or for the next free moment. */
export const sendScheduleEmail = defineFunction({
  name: 'send-schedule-email',
  form: (values) =>
    'date' in values
      ? { name: 'booking', page: pages.scheduleCall }
      : { name: 'call', page: pages.contact },
  schema: (now) => scheduleSchema(() => now),
  missing: { fields: ['name', 'phone', 'date'], text: scheduleTexts.missing },
  draft: (payload) => ({
    kind: 'call',
    thankYou: 'schedule-call',
    name: payload.name,
    company: '',
    email: payload.email,
    phone: payload.phone,
    product: '',
    payload,
  }),
});
