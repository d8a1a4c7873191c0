import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import type { FormState } from '../../contract/form-state.ts';
import { pages } from '../../contract/routes.ts';

// The build names them; here no file is fetched.
const { embedPage } = await import('./embed-page.tsx');

function show(form?: FormState) {
  const page = embedPage({
    content: shippedContent,
    path: pages.embed,
    query: new URLSearchParams(),
    siteUrl: 'https://mill.example',
    now: new Date('2026-11-16T06:00:00Z'),
    ...(form && { form }),
  })!;
  return { status: page.status ?? 200, html: renderToStaticMarkup(page.body) };
}

test('a lead that was refused without script comes back with the message and what was typed', () => {
  const { status, html } = show({
    name: 'chat-lead',
    values: {
      name: 'Asha Rao',
      email: '',
      phone: '+91 98765 43210',
      city: 'Surat',
      useCase: 'Nylon Classic',
      gsm: '80, 100',
      consent: 'on',
      message: '500 m of lace',
    },
    errors: { email: chatLeadKind.texts.missing },
    notice: { title: 'Error', text: chatLeadKind.texts.missing },
  });
  expect(status).toBe(422);
  expect(html).toMatch(/role="alert">Please fill in all required fields and accept the terms\./);
  for (const typed of ['Asha Rao', '+91 98765 43210', 'Surat', '80, 100']) {
    expect(html).toContain(`value="${typed}"`);
  }
  expect(html).toMatch(/<option value="Nylon Classic" selected="">/);
  expect(html).toMatch(/<input[^>]*name="consent"[^>]*checked=""/);
  expect(html).toContain('>500 m of lace</textarea>');
});

test('without a refusal there is no form', () => {
  const { status, html } = show();
  expect(status).toBe(200);
  expect(html).not.toContain('name="consent"');
});
