import type { Mill } from '../../../content/mill.ts';
import type { AgendaEntry } from '../../../contract/desk/endpoints/agenda-endpoints.ts';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { dayMs, indianTimeZone, isoIndianDate } from '../../../domain/enquiry/indian-time.ts';
import type { Store } from '../../db/store.ts';
import { type MailAddressSettings, mailAddresses } from '../../mail/mail-addresses.ts';
import { calendarText } from '../../mail-templates/calendar.ts';
import { oneLine } from '../../mail-templates/spelling.ts';
import type { EnquiryRow } from '../../db/schema.ts';

/** Calls are booked at most thirty days ahead, so older requests can have no day that is still to come. */
const reachMs = 45 * dayMs;

/** Calls that visitors asked for and steps that colleagues planned, by day and time. */
export async function readAgenda(store: Store, now: number): Promise<AgendaEntry[]> {
  const db = store.db;
  const [calls, steps] = await Promise.all([
    db
      .selectFrom('enquiry')
      .selectAll()
      .where('created_at', '>', now - reachMs)
      .where('kind', '=', 'call')
      .where('quarantined_at', 'is', null)
      .where('status', 'in', ['new', 'contacted', 'sampled', 'quoted'])
      .execute(),
    db
      .selectFrom('enquiry')
      .selectAll()
      .where('next_action_at', 'is not', null)
      .where('next_action_at', '<', now + 60 * dayMs)
      .where('status', 'not in', ['won', 'lost', 'spam'])
      .execute(),
  ]);
  return [...calls.map(toCall), ...steps.map(toStep)].sort((a, b) =>
    `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`),
  );
}

function toCall(row: EnquiryRow): AgendaEntry {
  const { date, preferredTime, notes } = JSON.parse(row.payload) as Record<string, unknown>;
  const midnight = typeof date === 'string' ? Date.parse(`${date} 00:00 UTC`) : Number.NaN;
  return {
    ...common(row),
    kind: 'call',
    day: Number.isNaN(midnight) ? '' : new Date(midnight).toISOString().slice(0, 10),
    time: typeof preferredTime === 'string' ? preferredTime : '',
    what: typeof notes === 'string' ? notes : '',
  };
}

function toStep(row: EnquiryRow): AgendaEntry {
  const at = row.next_action_at ?? 0;
  return {
    ...common(row),
    kind: 'step',
    day: isoIndianDate(at),
    time: clock.format(at),
    what: row.next_action ?? '',
  };
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: indianTimeZone,
  hour: '2-digit',
  minute: '2-digit',
});

function common(row: EnquiryRow) {
  return {
    enquiryId: row.id,
    reference: row.reference,
    name: row.name,
    phone: row.phone,
    dial: row.phone_normal,
    status: row.status,
    dueAt: row.due_at,
  };
}

/** The same as an iCalendar file. */
export function agendaCalendar(
  entries: readonly AgendaEntry[],
  mill: Mill,
  settings: MailAddressSettings,
  now: number,
): string {
  const { mailFrom, idHost } = mailAddresses(settings, mill);
  const { opens, closes } = mill.hours.calls;
  const events = entries
    .filter(({ day }) => day !== '')
    .map((entry) => {
      const isHour = /^\d\d:\d\d$/.test(entry.time);
      const start = Date.parse(`${entry.day}T${isHour ? entry.time : opens}:00+05:30`);
      const text = calendarText({
        method: 'PUBLISH',
        uid: `${entry.kind}.${entry.enquiryId}@${idHost}`,
        stamp: now,
        start,
        end: isHour ? start + 30 * 60_000 : Date.parse(`${entry.day}T${closes}:00+05:30`),
        summary: oneLine(
          entry.kind === 'call'
            ? `Call ${entry.name}, ${entry.phone}`
            : `${entry.what}: ${entry.name}`,
        ),
        description: `${entry.reference}\n${entry.what}\n${settings.siteUrl}${screenPath('enquiry', { id: entry.enquiryId })}`,
        organizer: { name: mill.name, address: mailFrom },
      });
      return text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'));
    });
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Taana//Desk//EN', 'METHOD:PUBLISH'];
  const name = `X-WR-CALNAME:${mill.shortName} desk`;
  return `${[...head, name].join('\r\n')}\r\n${events.join('')}END:VCALENDAR\r\n`;
}
