/** One event as RFC 5545 writes it, in UTC, so that no time zone has to be described. */
export interface CalendarEvent {
  /** REQUEST invites an attendee; PUBLISH only informs. */
  readonly method: 'REQUEST' | 'PUBLISH';
  /** The same for every sending of the same event. */
  readonly uid: string;
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly description: string;
  readonly organizer: CalendarPerson;
  readonly attendee?: CalendarPerson;
}

interface CalendarPerson {
  readonly name: string;
  /** Has passed isMailAddress. */
  readonly address: string;
}

export function calendarText(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taana//Enquiries//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    'SEQUENCE:0',
    // The mill still confirms the hour, and a whole working day must not look busy.
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.address}`,
    ...(event.attendee ? [attendeeLine(event.attendee)] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function attendeeLine({ name, address }: CalendarPerson): string {
  const role = 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE';
  return `ATTENDEE;CN=${quoted(name || address)};${role}:mailto:${address}`;
}

/** `20261117T033000Z` */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** In a value a backslash, comma or semicolon has a meaning, and a line break would end it. */
function escapeText(text: string): string {
  return printable(text)
    .replace(/[\\,;]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** The standard has no escape inside the quotes of a parameter, so quotes are replaced. */
function quoted(text: string): string {
  return `"${printable(text).replace(/["\n]/g, ' ').trim()}"`;
}

function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]|\p{Zl}|\p{Zp}/gu, ' ')
    .toWellFormed();
}

/** A line has at most 75 octets; the rest continues on the next one, after a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
