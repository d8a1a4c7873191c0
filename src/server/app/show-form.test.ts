import { expect, test } from 'vitest';
import type { RenderRequest } from '../../contract/render.ts';
import { functions } from '../enquiries/functions.ts';
import { createShowForm } from './show-form.ts';

const asked: RenderRequest[] = [];
const showForm = createShowForm({
  render: (request) => {
    asked.push(request);
    return { status: 200, html: 'the page' };
  },
  siteUrl: 'https://taana.example',
  clock: { now: () => 1000 },
});
const functionNamed = (name: string) => functions.find((fn) => fn.name === name)!;

test('the page of a form is shown with what was typed and what is wrong with it', () => {
  const fields = { name: 'Please enter your name.' };
  const html = showForm(
    functionNamed('send-quote-email'),
    { kind: 'invalid', fields, title: 'Missing', error: 'Fill in the rest.' },
    { name: '', product: 'Net', lines: ['a', 'b'] },
  );
  expect(html).toBe('the page');
  expect(asked.at(-1)).toMatchObject({
    path: '/quote',
    siteUrl: 'https://taana.example',
    now: new Date(1000),
    form: {
      values: { name: '', product: 'Net' },
      lists: { lines: ['a', 'b'] },
      errors: fields,
      notice: { title: 'Missing', text: 'Fill in the rest.' },
    },
  });
  expect(String(asked.at(-1)?.query)).toBe('product=Net');
});

test('without lists the state has none, and a flood of values is cut', () => {
  const fn = functionNamed('send-quote-email');
  showForm(fn, { kind: 'too-many', retryAfter: 7 }, { name: 'Asha' });
  const { form } = asked.at(-1)!;
  expect(form).toMatchObject({ values: { name: 'Asha' }, errors: {} });
  expect(form).not.toHaveProperty('lists');
  expect(form?.notice?.title).not.toBe('');
  expect(form?.notice?.text).not.toBe('');
  showForm(fn, { kind: 'malformed' }, { product: Array.from({ length: 99 }, () => 'x') });
  expect(asked.at(-1)?.query.getAll('product')).toHaveLength(60);
  expect(asked.at(-1)?.form?.lists?.['product']).toHaveLength(60);
});
