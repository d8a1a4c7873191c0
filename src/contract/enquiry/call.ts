import * as z from 'zod/mini';
import { findBookingDay } from '../../domain/booking/booking-days.ts';
import { href, pages } from '../routes.ts';
import type { EnquiryContract, FormContract } from './enquiry-contract.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';
import { metadata } from './metadata.ts';
import { personMissing } from './person-missing.ts';
import { readBySchema } from './read-by-schema.ts';

const { nameMissing, phoneMissing } = enquiryTexts;
const functionName = 'send-schedule-email';
const sending = 'Scheduling Call...';
const failed = 'Failed to schedule call. Please try again.';

const texts = {
  dateMissing: 'Please select a date.',
  dateNotOfferedTitle: 'Day Not Offered',
  dateNotOffered: 'Please select a date from today to 30 days ahead, Monday to Saturday.',
  phonePlaceholder: '+91 98765 43210',
  addNotes: 'Add notes (optional)',
  submit: 'Request Call',
} as const;

export const nextSlot = 'Next available slot';
/** What a booking without notes is stored with. */
export const noNotes = 'No additional notes';
/** The fixed notes of the quick action, which asks for no date, by the page it stands on. */
export const quickCallNotes = {
  contact: 'Quick call request from the contact page',
  home: 'Quick call request from the home page',
} as const;

/** Books a call for a day, on the schedule page. */
const bookingForm: FormContract = {
  name: 'booking',
  page: pages.scheduleCall,
  texts: { sending, unanswered: failed, failed },
};

/** Asks for a call at the next free moment, on the contact page and at home. */
const quickForm: FormContract = {
  name: 'call',
  page: pages.contact,
  oneLineNotices: true,
  showsServerError: true,
  missing: personMissing,
  texts: { sending, unanswered: 'Error scheduling call. Please try again.', failed },
};

export const callKind = {
  kind: 'call',
  functionName,
  path: href.serverFunction(functionName),
  thankYou: 'schedule-call',
  form: bookingForm,
  quickForm,
  formFor: (values) => ('date' in values ? bookingForm : quickForm),
  read: readBySchema(callSchema),
  missing: {
    title: enquiryTexts.missingTitle,
    text: 'Please fill in your name, phone number, and select a date.',
    sentences: [nameMissing, phoneMissing, texts.dateMissing],
  },
  errorTitles: { [texts.dateNotOffered]: texts.dateNotOfferedTitle },
  texts,
} as const satisfies EnquiryContract & { quickForm: FormContract; texts: object };

/**
 * Without the key `date` it is the quick action of the contact page; with it, even empty, it is a
 * booking and needs a day. A plain form therefore puts a hidden empty `date` before its radios. The
 * day is taken as `Tue, 17 Nov 2026` or as `2026-11-17`.
 */
function callSchema(now: number) {
  const fields = z.object({
    name: requiredText(120, nameMissing),
    phone: requiredText(40, phoneMissing),
    date: z.optional(bookedDate(now)),
    preferredTime: z.pipe(
      optionalText(120),
      z.transform((time: string) => time || nextSlot),
    ),
    notes: optionalText(2000),
    /** Where the calendar invitation goes; the call itself needs only the phone. */
    email: optionalEmail(),
    ...metadata,
  });
  return z.pipe(
    fields,
    z.transform((call: z.output<typeof fields>) =>
      'date' in call && call.notes === '' ? { ...call, notes: noNotes } : call,
    ),
  );
}

function bookedDate(now: number) {
  return z.pipe(
    z.transform((given: unknown) => [given].flat().findLast((one) => one !== '') ?? ''),
    z.pipe(
      z.string({ error: texts.dateMissing }).check(
        z.trim(),
        z.minLength(1, texts.dateMissing),
        z.refine((text) => text === '' || findBookingDay(text, now) !== undefined, {
          error: texts.dateNotOffered,
        }),
      ),
      // Stored one way, whichever way it came.
      z.transform((text: string) => findBookingDay(text, now)?.label ?? text),
    ),
  );
}
