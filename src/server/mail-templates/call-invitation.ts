import type { Mill } from '../../content/mill.ts';
import type { EnquiryRow } from '../db/schema.ts';
import { calendarText } from './calendar.ts';
import type { MailAddresses } from '../mail/mail-addresses.ts';
import type { Invitation } from '../mail/transport.ts';
import { oneLine } from './spelling.ts';

type Sender = Pick<MailAddresses, 'mailFrom' | 'idHost'>;

/** For the visitor's calendar: the day they chose, in the hours in which calls are made. */
export function visitorInvitation(
  enquiry: EnquiryRow,
  mill: Mill,
  sender: Sender,
): Invitation | undefined {
  return invitation(enquiry, mill, sender, {
    method: 'REQUEST',
    summary: `Call from ${mill.name}`,
    description: [
      `Reference ${enquiry.reference}.`,
      `We call ${mill.hours.calls.label}, India time, and confirm the hour beforehand.`,
      `To change it: ${mill.contacts[0].phone} or ${mill.sales.email}`,
    ].join('\n'),
    attendee: { name: '', address: enquiry.email },
  });
}

/** For the calendar of the sales desk. */
export function deskInvitation(
  enquiry: EnquiryRow,
  mill: Mill,
  sender: Sender,
): Invitation | undefined {
  const { reference, name, phone } = enquiry;
  return invitation(enquiry, mill, sender, {
    method: 'PUBLISH',
    summary: oneLine(`Call ${name}, ${phone}`),
    description: `Reference ${reference}.`,
  });
}

type Words = Pick<
  Parameters<typeof calendarText>[0],
  'method' | 'summary' | 'description' | 'attendee'
>;

function invitation(
  enquiry: EnquiryRow,
  mill: Mill,
  { mailFrom, idHost }: Sender,
  words: Words,
): Invitation | undefined {
  const day = bookedDay(enquiry);
  if (day === undefined) return undefined;
  const { opens, closes } = mill.hours.calls;
  const text = calendarText({
    ...words,
    uid: `${enquiry.reference}@${idHost}`,
    stamp: enquiry.created_at,
    start: Date.parse(`${day}T${opens}:00+05:30`),
    end: Date.parse(`${day}T${closes}:00+05:30`),
    organizer: { name: mill.name, address: mailFrom },
  });
  return { method: words.method, filename: `call-${enquiry.reference}.ics`, text };
}

/** `2026-11-17`, out of the `Tue, 17 Nov 2026` that was stored. */
function bookedDay({ kind, payload }: EnquiryRow): string | undefined {
  if (kind !== 'call') return undefined;
  const { date } = JSON.parse(payload) as { date?: unknown };
  const midnight = typeof date === 'string' ? Date.parse(`${date} 00:00 UTC`) : Number.NaN;
  return Number.isNaN(midnight) ? undefined : new Date(midnight).toISOString().slice(0, 10);
}
