import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InboxLine } from '../../contract/desk/endpoints/inbox-endpoints.ts';
import { InboxRow } from './inbox-row.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e`;
const line: InboxLine = {
  id: '1',
  reference: 'Q-261115-7KF3',
  kind: 'quote',
  status: 'new',
  name: hostile,
  company: hostile,
  email: '',
  phone: '',
  product: hostile,
  createdAt: 0,
  dueAt: 1,
  waits: true,
  unread: true,
  ownerId: null,
  nextAction: null,
  nextActionAt: null,
  quarantine: null,
  fromSame: 3,
};

test("a row shows a visitor's words as words, each turned for itself", () => {
  const html = renderToStaticMarkup(<InboxRow line={line} />);
  expect(html).not.toContain('<img');
  expect(html).toContain('<bdi>&lt;img');
});

test('a row tells what is late, unread and from the same person', () => {
  const html = renderToStaticMarkup(<InboxRow line={line} />);
  expect(html).toMatch(/due-late/);
  expect(html).toContain(', unread');
  expect(html).toContain('×3');
  const answered = renderToStaticMarkup(
    <InboxRow line={{ ...line, status: 'contacted', waits: false }} />,
  );
  expect(answered).not.toMatch(/due-/);
});
