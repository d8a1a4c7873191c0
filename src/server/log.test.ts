import { expect, test, vi } from 'vitest';
import { createLog, describeError, withoutContacts } from './log.ts';

test('an event is one line of JSON, whatever it carries', () => {
  const written: string[] = [];
  const log = createLog((text) => written.push(text));
  log.info('request', { path: '/a\n"b"', status: 200 });
  log.flush();
  const line = written.join('');
  expect(line.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'request', path: '/a\n"b"' });
});

test('lines wait a moment and go out together; an error goes out at once', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = createLog((text) => written.push(text));
  log.info('a');
  log.info('b');
  expect(written).toHaveLength(0);
  vi.advanceTimersByTime(250);
  expect(written).toHaveLength(1);
  log.error('c', describeError(new Error('no')));
  expect(written).toHaveLength(2);
  vi.useRealTimers();
});

test.each([
  ['no such column', 'no such column'],
  ['value "asha@buyer.example" is too long', 'value "[address]" is too long'],
  ['<mailto:asha+mill@buyer.example>', '<[address]>'],
  ['invalid input: +91 98765 43210', 'invalid input: [number]'],
  ['Key (phone)=(0183-222 3344) exists', 'Key (phone)=([number]) exists'],
  ['0193e5a2-1234-7123-8000-000000000001', '0193e5a2-1234-7123-8000-000000000001'],
  ['Q-261115-7KF3 on port 54321', 'Q-261115-7KF3 on port 54321'],
])('what others wrote loses its addresses and numbers: %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown);
  expect(describeError(new Error(text))).toMatchObject({ message: shown });
});

test('of a stack the five nearest places are logged, without their indent', () => {
  const { stack } = describeError(new Error('deep')) as { stack: string[] };
  expect(stack.length).toBeLessThanOrEqual(5);
  for (const line of stack) expect(line).toMatch(/^at \S/);
  expect(describeError('just text')).toEqual({ message: 'just text' });
});
