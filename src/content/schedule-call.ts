import { href } from '../contract/routes.ts';

/** Texts of the booking page; those of its form are with its schema. */
export const scheduleCall = {
  heading: 'Schedule a Call',
  lead: 'Three steps, one minute. A person from the sales desk rings you on the day you pick, with the fabric numbers in front of them.',
  steps: {
    who: {
      title: 'Who should we ring?',
      text: 'We ring from India; write the number with its country code.',
    },
    day: {
      title: 'Which day?',
      text: 'From today to {terms.booking.daysAhead} days ahead, in India time. The mill rests on Sundays.',
    },
    send: {
      title: 'Anything we should know?',
      text: 'Fabric numbers, metres, a date you must keep.',
    },
  },
  back: { label: 'Back to Home', href: href.home() },
};
