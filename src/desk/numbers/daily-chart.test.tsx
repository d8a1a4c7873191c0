import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type EnquiryKind, enquiryKinds } from '../../domain/enquiry/kind.ts';
import { DailyChart, kindColour } from './daily-chart.tsx';

const kinds = Object.keys(enquiryKinds) as EnquiryKind[];

test('every kind of enquiry has a colour of its own', () => {
  expect(new Set(kinds.map(kindColour)).size).toBe(kinds.length);
});

test('one bar a day, with its number and colour, and what the whole shows in words', () => {
  const html = renderToStaticMarkup(
    <DailyChart
      days={[
        { day: '2026-11-15', counts: { quote: 2, call: 1 } },
        { day: '2026-11-16', counts: { quote: 3, price: 2 } },
      ]}
    />,
  );
  expect(html).toContain('aria-label="8 enquiries in 2 days; most on 2026-11-16: 5"');
  expect(html).toContain('The upper line is 6 a day');
  expect(html).toContain('<title>2026-11-16: 3 Quote request</title>');
  expect(html.match(/<rect[^>]*width="12"/g)).toHaveLength(3);
  expect(html).toContain(`fill="${kindColour('price')}"`);
});
