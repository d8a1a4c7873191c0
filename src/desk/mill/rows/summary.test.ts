import { expect, test } from 'vitest';
import { terms } from '../../../content/terms.ts';
import { summarise } from './summary.ts';

test('every part of a group stands in a line with its name', () => {
  expect(summarise('terms', 'booking', terms.booking, {})).toEqual([
    'Days ahead that can be booked: 30',
    'Time, where none is chosen: Next available slot',
  ]);
});

test('a part that has a name of its own is called by it', () => {
  const lines = summarise('terms', 'fabricFacts', terms.fabricFacts, {});
  expect(lines[0]).toBe('Premium cotton: 160–220 GSM');
  expect(lines.at(-1)).toBe('and 5 more');
});

test('links are called by their words, without their order and number', () => {
  const links = {
    title: 'Explore More',
    limit: 8,
    items: [
      { label: 'All Fabrics', to: '/fabrics', priority: 'high' },
      { label: 'Get Quote', to: '/quote', priority: 'high' },
    ],
  };
  expect(summarise('navigation', 'exploreMore', links, {})).toEqual([
    'Title: Explore More',
    'Entries: All Fabrics, Get Quote',
  ]);
});

test('a text is shown as it is', () => {
  expect(summarise('terms', 'price', 'Quote on Request', {})).toEqual(['Quote on Request']);
});
