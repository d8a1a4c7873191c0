import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { asha, submit } from '../../support/desk/desk-enquiry.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';

describe.for(engines())('the calendar of the desk on %s', (engine) => {
  test('a calendar address belongs to one person, is renewed and ends with them', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    await submit(store, {
      ...asha,
      kind: 'call',
      payload: { date: 'Tue, 17 Nov 2026', preferredTime: 'Morning', notes: '' },
    });
    const first = must(await owner.ask(endpoints.renewAgendaFeed)).body.path;
    const feed = (path: string) => visitDesk(desk).get(path);
    const calendar = must(await feed(first)).text;
    expect(calendar).toContain('DTSTART:20261117T033000Z');
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const second = must(await owner.ask(endpoints.renewAgendaFeed)).body.path;
    expect((await feed(first)).status).toBe(404);

    const invitation = { name: 'Vik', email: 'vik@mill.example', role: 'sales' } as const;
    must(await owner.ask(endpoints.invite, { body: invitation }));
    const [token] = await mailedTokens(store, 'desk-invitation');
    const vik = await joinDesk(desk, token!, invitation.email, 'Vik');
    expect(must(await vik.ask(endpoints.agenda)).body.calendarSince).toBeNull();
    const own = must(await vik.ask(endpoints.renewAgendaFeed)).body.path;
    must(await feed(own));
    must(await feed(second));
    const people = must(await owner.ask(endpoints.people)).body;
    const params = { id: people.find(({ name }) => name === 'Vik')!.id };
    must(await owner.ask(endpoints.changeRole, { params, body: { role: 'viewer' } }));
    expect((await feed(own)).status).toBe(404);
    expect((await vik.ask(endpoints.renewAgendaFeed)).status).toBe(403);
    must(await owner.ask(endpoints.changeRole, { params, body: { role: 'sales' } }));
    expect((await feed(own)).status).toBe(404);
    const renewed = must(await vik.ask(endpoints.renewAgendaFeed)).body.path;
    must(await feed(renewed));
    must(await owner.ask(endpoints.removePerson, { params }));
    expect((await feed(renewed)).status).toBe(404);
    must(await owner.ask(endpoints.endAgendaFeed));
    expect((await feed(second)).status).toBe(404);
  });
});
