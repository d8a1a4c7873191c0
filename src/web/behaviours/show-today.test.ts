import { expect, test } from 'vitest';
import { showToday } from './show-today.ts';

test('only dates marked as today follow the reader’s day', () => {
  const time = { dateTime: '2026-11-15', textContent: '15 November 2026' };
  const asked: string[] = [];
  const root = {
    querySelectorAll: (selector: string) => {
      asked.push(selector);
      return [time];
    },
  };
  showToday(root as unknown as ParentNode, new Date(2031, 4, 6, 12));
  expect(asked).toEqual(['time[data-today]']);
  expect(time).toEqual({ dateTime: '2031-05-06', textContent: '6 May 2031' });
});

test('a date that is right already is left as it is', () => {
  const time = { dateTime: '2031-05-06', textContent: 'the sixth' };
  const root = { querySelectorAll: () => [time] };
  showToday(root as unknown as ParentNode, new Date(2031, 4, 6, 12));
  expect(time.textContent).toBe('the sixth');
});
