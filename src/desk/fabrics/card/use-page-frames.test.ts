import { expect, test } from 'vitest';
import { isNewer } from './use-page-frames.ts';

const nothing = { address: '', state: '' };
const shown = { address: '/fabrics/net-14b', state: 'r1' };

test('the first page is shown at once, and none where there is none', () => {
  expect(isNewer({ ...shown, state: '' }, nothing)).toBe(true);
  expect(isNewer(nothing, nothing)).toBe(false);
  expect(isNewer(nothing, shown)).toBe(false);
});

test('each saved state is shown, and nothing while something is unsaved', () => {
  expect(isNewer({ ...shown, state: 'r2' }, shown)).toBe(true);
  expect(isNewer({ ...shown, state: '' }, shown)).toBe(false);
  expect(isNewer(shown, shown)).toBe(false);
});

test('a new address is asked for when it is saved, not before', () => {
  const moved = { address: '/fabrics/fine-net-14b', state: '' };
  expect(isNewer(moved, shown)).toBe(false);
  expect(isNewer({ ...moved, state: 'r2' }, shown)).toBe(true);
});
