import { expect, test, vi } from 'vitest';
import { createLog, describeError } from './log.ts';

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
