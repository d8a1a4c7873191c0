import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../domain/enquiry/status.ts';
import { bodySchemas } from './body-schemas.ts';
import { deskRefusals } from './desk-refusals.ts';
import { type Access, type Endpoint, endpointAddress } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type InboxView, inboxViews, readInboxQuery } from './endpoints/inbox-endpoints.ts';
import { readNumbersQuery, spans } from './endpoints/numbers-endpoints.ts';
import { readPublicationsQuery, readThreadQuery } from './endpoints/publishing-endpoints.ts';
import { readAuditQuery } from './endpoints/records-endpoints.ts';

const table = Object.entries<Endpoint>(endpoints);
const changing: ReadonlySet<Access> = new Set(['work', 'draft', 'publish']);

describe('the table of endpoints', () => {
  test('has each address once', () => {
    const addresses = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('opens to strangers what a sign-in and its mark, a one-time link, a calendar and a camera need, and nothing else', () => {
    const open = table.filter(([, { access }]) => access === 'public').map(([name]) => name);
    expect(open.toSorted()).toEqual([
      'agendaFeed',
      'cameraErrand',
      'invitation',
      'join',
      'millMark',
      'sendCode',
      'sendFromCamera',
      'session',
      'signIn',
      'signOut',
    ]);
  });

  test('lets only owners manage people, settings, exports and erasing', () => {
    const managed = table.filter(([, { access }]) => access === 'manage').map(([name]) => name);
    expect(managed.toSorted()).toEqual([
      'audit',
      'changeRole',
      'checkAudit',
      'erase',
      'exportEnquiries',
      'exportEverything',
      'goLive',
      'invitations',
      'invite',
      'mailNewPassword',
      'makeItYours',
      'removePerson',
      'saveSettings',
      'takeOverContent',
      'withdrawInvitation',
    ]);
  });

  test('lets owners and editors alone make something public', () => {
    const publishing = table.filter(([, { access }]) => access === 'publish').map(([name]) => name);
    expect(publishing.toSorted()).toEqual([
      'cancelPlan',
      'changePlan',
      'dismissOffer',
      'planPublication',
      'publishContent',
      'undoPublication',
    ]);
  });

  test('asks for a second look before exports, erasing, new owners and a new password', () => {
    const looked = table.filter(([, { secondLook }]) => secondLook).map(([name]) => name);
    expect(looked.toSorted()).toEqual([
      'changePassword',
      'changeRole',
      'checkIdentity',
      'erase',
      'exportEnquiries',
      'exportEverything',
      'invite',
    ]);
  });

  test('changes something only by a method that carries an origin', () => {
    for (const [name, { method, access, body }] of table) {
      if (method === 'GET') expect([name, body]).toEqual([name, undefined]);
      if (changing.has(access)) expect([name, method]).not.toEqual([name, 'GET']);
    }
  });

  test('has a schema for every body', () => {
    const withBody = table.filter(([, { body }]) => body !== undefined).map(([name]) => name);
    expect(Object.keys(bodySchemas).toSorted()).toEqual(withBody.toSorted());
  });
});

describe('an address', () => {
  test('holds its parameters, whatever is in them', () => {
    const address = endpointAddress(endpoints.reply, { params: { id: 'a/b?c#d' } });
    expect(address).toBe('/desk/api/enquiries/a%2Fb%3Fc%23d/replies');
    expect(endpointAddress(endpoints.inbox, { query: { search: '', unread: false } })).toBe(
      '/desk/api/inbox',
    );
  });

  const choice = <Key extends string>(list: Readonly<Record<Key, unknown>>) =>
    fc.constantFrom(...(Object.keys(list) as Key[]));

  test('carries the filters of the inbox there and back', () => {
    const query = fc.record(
      {
        view: choice<InboxView>(inboxViews),
        search: fc.stringMatching(/^[^\s\p{Cc}]{0,50}$/u),
        unread: fc.boolean(),
        kind: choice<EnquiryKind>(enquiryKinds),
        status: choice<EnquiryStatus>(enquiryStatuses),
        owner: fc.stringMatching(/^[\w-]{1,64}$/),
        after: fc.stringMatching(/^\d{1,16}\.[\w-]{1,64}$/),
      },
      { requiredKeys: ['view', 'search', 'unread'] },
    );
    fc.assert(
      fc.property(query, (given) => {
        const address = new URL(endpointAddress(endpoints.inbox, { query: given }), 'http://x');
        expect(readInboxQuery(address.searchParams)).toEqual(given);
      }),
    );
  });

  test('is read without what makes no sense', () => {
    const nonsense = new URLSearchParams(
      'view=__proto__&kind=x&status=constructor&owner=a%20b&search=%00a&days=31&before=1e99',
    );
    expect(readInboxQuery(nonsense)).toEqual({ view: 'answer', search: 'a', unread: false });
    expect(readNumbersQuery(nonsense)).toEqual({ days: 30 });
    expect(readAuditQuery(nonsense)).toEqual({});
    expect(readPublicationsQuery(nonsense)).toEqual({});
    for (const days of spans) {
      expect(readNumbersQuery(new URLSearchParams({ days: String(days) }))).toEqual({ days });
    }
    expect(readAuditQuery(new URLSearchParams('before=101'))).toEqual({ before: 101 });
    expect(readPublicationsQuery(new URLSearchParams('before=7'))).toEqual({ before: 7 });
    expect(readPublicationsQuery(new URLSearchParams('before=-7'))).toEqual({});
    expect(readThreadQuery(new URLSearchParams('older=a%20b'))).toEqual({});
    expect(readThreadQuery(new URLSearchParams('older=0-a'))).toEqual({ older: '0-a' });
    expect(readAuditQuery(new URLSearchParams('before='))).toEqual({});
  });
});

test('every refusal is a whole sentence', () => {
  for (const text of Object.values(deskRefusals)) expect(text).toMatch(/^[A-Z].*\.$/);
});
