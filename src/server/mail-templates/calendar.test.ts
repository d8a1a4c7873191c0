import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar.ts';

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  method: 'REQUEST',
  uid: 'T-261116-7KF3@taana.example',
  stamp: Date.parse('2026-11-16T06:00:00Z'),
  start: Date.parse('2026-11-17T03:30:00Z'),
  end: Date.parse('2026-11-17T12:30:00Z'),
  summary: 'Call from the mill',
  description: 'One; two, three \\ four\nfive',
  organizer: { name: 'Taana Warp Knits', address: 'sales@taana.example' },
  attendee: { name: 'Asha "A" Verma', address: 'asha@buyer.example' },
  ...fields,
});
const unfold = (text: string) => text.replaceAll('\r\n ', '');

test('is an invitation that a calendar can read', () => {
  const lines = unfold(calendarText(event())).split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taana//Enquiries//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
  ]);
  expect(lines).toContain('DTSTART:20261117T033000Z');
  expect(lines).toContain('DTEND:20261117T123000Z');
  expect(lines).toContain('DESCRIPTION:One\\; two\\, three \\\\ four\\nfive');
  expect(lines).toContain('ORGANIZER;CN="Taana Warp Knits":mailto:sales@taana.example');
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(
    /^ATTENDEE;CN="Asha {2}A {2}Verma";.*:mailto:asha@buyer\.example$/,
  );
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('whatever a visitor typed adds no line, and no line is longer than 75 octets', () => {
  const hostile = fc.oneof(
    // All of Unicode, halves of characters too; fast-check's own "binary" takes a second to begin.
    fc.array(fc.nat(0x10ffff), { maxLength: 200 }).map((units) => String.fromCodePoint(...units)),
    fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    fc.constantFrom(
      'a\r\nEND:VEVENT',
      'x":mailto:evil@x.example',
      '\u2028ATTACH:http://x',
      '🧵'.repeat(60),
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (summary, description, name) => {
      const attendee = { name, address: 'a@b.example' };
      const text = calendarText(event({ summary, description, attendee }));
      const isWrong = (line: string) => Buffer.byteLength(line) > 75 || /\p{Cc}/u.test(line);
      expect(text.split('\r\n').filter(isWrong)).toEqual([]);
      expect(unfold(text).split('\r\n')).toHaveLength(20);
      expect(unfold(text).match(/mailto:/g)?.length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 200 },
  );
});
