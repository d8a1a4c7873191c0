import * as z from 'zod/mini';
import { findBookingDay } from '../../domain/booking/booking-days.ts';
import { envelope } from './envelope.ts';
import { optionalEmail, optionalText, requiredText } from './fields.ts';

export const scheduleTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  dateMissing: 'Please select a date.',
  dateNotOffered: 'Please select a date from today to 30 days ahead, Monday to Saturday.',
  missingTitle: 'Missing Information',
  missing: 'Please fill in your name, phone number, and select a date.',
  errorTitle: 'Error',
  /** Contact page: no usable answer, or an exception. */
  quickInvocationFailed: 'Error scheduling call. Please try again.',
  /** Both pages: an answer without success; on the contact page the server's text comes first. */
  failed: 'Failed to schedule call. Please try again.',
  phonePlaceholder: '+91 98765 43210',
  addNotes: 'Add notes (optional)',
  hours: 'Available Mon-Sat, 9AM-6PM',
  submit: 'Request Call',
  sending: 'Scheduling Call...',
  confirmed: 'Our team confirms your call within 2 hours.',
} as const;

export const nextSlot = 'Next available slot';
/** What the schedule page sends when the notes are empty. */
export const noNotes = 'No additional notes';
/** The fixed notes of the contact page's quick action, which asks for no date. */
export const quickCallNotes = 'Quick call request from the contact page';

/**
 * A call request. Without the key `date` it is the quick action of the contact page; with it, even
 * empty, it is a booking and needs a day. A plain form therefore puts a hidden empty `date` before
 * its radios. The day is taken as `Tue, 17 Nov 2026` or as `2026-11-17`.
 */
export function scheduleSchema(now: () => number) {
  return z.object({
    name: requiredText(120, scheduleTexts.nameMissing),
    phone: requiredText(40, scheduleTexts.phoneMissing),
    date: z.optional(bookedDate(now)),
    preferredTime: z.pipe(
      optionalText(120),
      z.transform((time: string) => time || nextSlot),
    ),
    notes: optionalText(2000),
    /** Where the calendar invitation goes; the call itself needs only the phone. */
    email: optionalEmail(),
    ...envelope,
  });
}
export type ScheduleRequest = z.output<ReturnType<typeof scheduleSchema>>;

/** The schedule page's own check before it calls: there the date is never left out. */
export function bookingSchema(now: () => number) {
  return z.extend(scheduleSchema(now), { date: bookedDate(now) });
}

function bookedDate(now: () => number) {
  return z.pipe(
    z.transform((given: unknown) => [given].flat().findLast((one) => one !== '') ?? ''),
    z.pipe(
      z.string({ error: scheduleTexts.dateMissing }).check(
        z.trim(),
        z.minLength(1, scheduleTexts.dateMissing),
        z.refine((text) => text === '' || findBookingDay(text, now()) !== undefined, {
          error: scheduleTexts.dateNotOffered,
        }),
      ),
      // Stored one way, whichever way it came.
      z.transform((text: string) => findBookingDay(text, now())?.label ?? text),
    ),
  );
}
