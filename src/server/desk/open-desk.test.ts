import { expect, test } from 'vitest';
import type { DeskParts } from './desk-call.ts';
import { openDesk } from './open-desk.ts';

test('a desk that nobody has asked for serves no browser, and stops at once', () => {
  const desk = openDesk({} as DeskParts);
  expect(desk.streams()).toBe(0);
  desk.stop();
  expect(desk.streams()).toBe(0);
});
