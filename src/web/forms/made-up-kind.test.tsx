import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shippedContent } from '../../content/shipped-content.ts';
import type { EnquiryContract } from '../../contract/enquiry/enquiry-contract.ts';
import { requiredText } from '../../contract/enquiry/fields.ts';
import { metadata } from '../../contract/enquiry/metadata.ts';
import { readBySchema } from '../../contract/enquiry/read-by-schema.ts';
import { href, pages } from '../../contract/routes.ts';
import { defineFunction } from '../../server/enquiries/define-function.ts';
import { createShowForm } from '../../server/app/show-form.ts';
import { EnquiryForm, useEnquiryForm } from './enquiry-form.tsx';
import { SendRow } from './send-row.tsx';
import { NameField } from './person-fields.tsx';

/**
 * A kind that nothing else in the project knows: its one object is enough for the server to read it,
 * for a form to be shown, and for a form to come back. Only the domain's table has to name it.
 */
const visitKind = {
  kind: 'contact',
  functionName: 'send-visit-request',
  path: href.serverFunction('send-visit-request'),
  thankYou: 'visit-request',
  form: {
    name: 'visit',
    page: pages.contact,
    showsServerError: true,
    texts: { sending: 'Asking...', failed: 'We cannot receive you.' },
  },
  read: readBySchema(() =>
    z.object({
      name: requiredText(120, 'Who comes?'),
      day: requiredText(40, 'When?'),
      ...metadata,
    }),
  ),
  missing: {
    title: 'Not yet',
    text: 'Please say who comes, and when.',
    sentences: ['Who comes?', 'When?'],
  },
} as const satisfies EnquiryContract;

const fn = defineFunction(visitKind);

test('is read by the server, and thanked for', () => {
  expect(fn).toMatchObject({ name: 'send-visit-request', path: visitKind.path });
  const reading = fn.read(
    { name: ' Asha ', day: 'Monday', privacyVersion: '1.0' },
    Date.now(),
    shippedContent,
  );
  expect(reading).toMatchObject({
    ok: true,
    thankYou: 'visit-request',
    draft: {
      scope: 'send-visit-request',
      name: 'Asha',
      email: '',
      payload: { name: 'Asha', day: 'Monday' },
      consentVersion: '1.0',
    },
  });
  expect(fn.read({ name: 'Asha' }, Date.now(), shippedContent)).toEqual({
    ok: false,
    title: 'Not yet',
    error: 'Please say who comes, and when.',
    fields: { day: 'When?' },
  });
});

test('has a form that posts without script', () => {
  const html = renderToStaticMarkup(
    <VisitForm values={{ name: 'Asha' }} errors={{ day: 'When?' }} />,
  );
  expect(html).toContain('action="/functions/v1/send-visit-request" method="post"');
  expect(html).toContain('data-keep="visit"');
  expect(html).toMatch(/<input[^>]*id="visit-name"[^>]*value="Asha"/);
  expect(html).toContain('When?');
  expect(html).toContain('name="privacyVersion" value="1.0"');
  expect(html).toMatch(/<input id="visit-website"[^>]*name="website"/);
  // Until script runs the browser itself says what is missing.
  expect(html).not.toContain('noValidate');
});

test('comes back to its page with the heading, the sentence and what was typed', () => {
  let rendered: unknown;
  const showForm = createShowForm({
    render: (request) => {
      rendered = request;
      return { status: 422, html: '' };
    },
    siteUrl: 'https://mill.example',
    clock: { now: () => 0 },
  });
  const reading = fn.read({ name: 'Asha' }, 0, shippedContent);
  if (!reading.ok) showForm(fn, { ...reading, kind: 'invalid' }, { name: 'Asha' });
  expect(rendered).toMatchObject({
    path: pages.contact,
    form: {
      name: 'visit',
      values: { name: 'Asha' },
      errors: { day: 'When?' },
      notice: { title: 'Not yet', text: 'Please say who comes, and when.' },
    },
  });
});

function VisitForm(filled: {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}) {
  const state = useEnquiryForm(visitKind, { ...filled, privacyVersion: '1.0' });
  return (
    <EnquiryForm state={state} aria-label="Visit">
      <NameField {...state.field('name')} />
      <NameField {...state.field('day')} label="Day" />
      <SendRow state={state} label="Ask" />
    </EnquiryForm>
  );
}
