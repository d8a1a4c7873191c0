import { expect, test } from 'vitest';
import { shippedContent } from '../../content/shipped-content.ts';
import { href } from '../../contract/routes.ts';
import { render } from '../render.tsx';

const show = (usualAnswer?: string) =>
  render(
    {
      path: href.contact(),
      query: new URLSearchParams(),
      siteUrl: 'https://mill.example',
      now: new Date('2026-11-16T06:00:00Z'),
      ...(usualAnswer && { usualAnswer }),
    },
    shippedContent,
  ).html;

test('it says how soon the mill usually answers, where that was measured', () => {
  expect(show('within 3 hours')).toContain(
    'We usually answer within 3 hours, measured over the last 90 days.',
  );
  expect(show()).not.toContain('We usually answer');
});
