import { expect, test } from 'vitest';
import { unfitCalls } from './unfit-calls.ts';

const call = (name: unknown, args?: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

test('a call that does not fit its tool, or names none, is found in every shape of a message', () => {
  expect(unfitCalls(call('convert', { value: -1 }))).toEqual(['convert']);
  expect(unfitCalls(call('compare'))).toEqual(['compare']);
  expect(unfitCalls(call('drop_table'))).toEqual(['unknown']);
  expect(unfitCalls(call('__proto__'))).toEqual(['unknown']);
  expect(unfitCalls({ method: 'tools/call' })).toEqual(['unknown']);
  expect(unfitCalls([call('compare'), call(7), { method: 'ping' }])).toEqual([
    'compare',
    'unknown',
  ]);
});

test('what a tool answers and what calls none is left to others', () => {
  expect(unfitCalls(call('search_catalog', { catalog: { query: 'polo' } }))).toEqual([]);
  for (const body of [{ method: 'tools/list' }, null, 'tools/call', 1, []]) {
    expect(unfitCalls(body)).toEqual([]);
  }
});
