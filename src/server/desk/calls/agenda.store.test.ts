import { describe, expect, test } from 'vitest';
import { engines, freshStore } from '../../../../tests/support/database/engines.ts';
import { enquiryRow, someMorning } from '../../../../tests/support/desk/desk-rows.ts';
import { mill } from '../../../content/mill.ts';
import type { AgendaEntry } from '../../../contract/desk/endpoints/agenda-endpoints.ts';
import { agendaCalendar, readAgenda } from './agenda.ts';

const day = 86_400_000;
const settings = { siteUrl: 'https://taana.example', mailFrom: 'mill@taana.example' };
const payload = (fields: object) => JSON.stringify(fields);

describe.each(engines())('the agenda, on %s', (engine) => {
  test('holds the calls and planned steps that are still to be done, by day and time', async () => {
    const store = await freshStore(engine);
    const tuesday = payload({ date: 'Tue, 17 Nov 2026', preferredTime: 'Noon', notes: 'Lace' });
    const rows = [
      { id: 'call', kind: 'call' as const, payload: tuesday },
      { id: 'undated', kind: 'call' as const, payload: payload({ date: 7 }) },
      {
        id: 'reached',
        kind: 'call' as const,
        payload: payload({ date: 'Wed, 18 Nov 2026', preferredTime: 'Noon' }),
        status: 'contacted' as const,
      },
      { id: 'past', kind: 'call' as const, created_at: someMorning - 45 * day },
      { id: 'held', kind: 'call' as const, quarantined_at: someMorning },
      { id: 'won', kind: 'call' as const, status: 'won' as const },
      { id: 'quote' },
      {
        id: 'step',
        status: 'quoted' as const,
        next_action: 'Ask again',
        next_action_at: Date.parse('2026-11-16T20:00:00Z'),
      },
      { id: 'far', next_action: 'Later', next_action_at: someMorning + 60 * day },
      { id: 'lost', status: 'lost' as const, next_action_at: someMorning },
    ];
    await store.db
      .insertInto('enquiry')
      .values(rows.map((row) => enquiryRow({ reference: row.id, ...row })))
      .execute();
    const entries = await readAgenda(store, someMorning);
    expect(entries.map(({ enquiryId, day: on, time }) => [enquiryId, on, time])).toEqual([
      ['undated', '', ''],
      ['step', '2026-11-17', '01:30'],
      ['call', '2026-11-17', 'Noon'],
      ['reached', '2026-11-18', 'Noon'],
    ]);
    expect(entries[2]).toEqual({
      enquiryId: 'call',
      reference: 'call',
      name: 'Asha Verma',
      phone: '98765 43210',
      dial: '+919876543210',
      status: 'new',
      dueAt: someMorning + day,
      kind: 'call',
      day: '2026-11-17',
      time: 'Noon',
      what: 'Lace',
    });
    expect(entries[1]).toMatchObject({ kind: 'step', what: 'Ask again' });
  });
});

test('as a calendar, an hour is half an hour long and a part of a day is the hours of calls', () => {
  const entry: AgendaEntry = {
    enquiryId: 'id-1',
    reference: 'T-1',
    name: 'Asha',
    phone: '98765',
    dial: '+9198765',
    status: 'new',
    dueAt: 0,
    kind: 'call',
    day: '2026-11-17',
    time: 'Noon',
    what: 'Lace',
  };
  const step: AgendaEntry = { ...entry, kind: 'step', time: '10:15', what: 'Ask again' };
  const text = agendaCalendar([entry, step, { ...entry, day: '' }], mill, settings, someMorning);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taana//Desk//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${mill.shortName} desk`,
  ]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VEVENT',
  ]);
  for (const line of [
    'UID:call.id-1@taana.example',
    'UID:step.id-1@taana.example',
    'DTSTART:20261117T033000Z',
    'DTEND:20261117T123000Z',
    'DTSTART:20261117T044500Z',
    'DTEND:20261117T051500Z',
    'SUMMARY:Call Asha\\, 98765',
    'SUMMARY:Ask again: Asha',
    'DESCRIPTION:T-1\\nLace\\nhttps://taana.example/desk/enquiries/id-1',
  ]) {
    expect(lines).toContain(line);
  }
});
