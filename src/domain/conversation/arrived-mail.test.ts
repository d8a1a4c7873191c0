import { expect, test } from 'vitest';
import { addressesOf } from './arrived-mail.ts';

const key = 'sales+k3y@mill.example';

test.each(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'])(
  'a mail that was passed on is known by the address in its %s',
  (name) => {
    const headers = [{ key: name, value: ` <${key}>, "Sales" ` }];
    expect(addressesOf({ to: ['group@mill.example'], headers })).toEqual([
      'group@mill.example',
      key,
    ]);
  },
);

test('other headers name nobody it was for', () => {
  const headers = [{ key: 'x-sender', value: key }];
  expect(addressesOf({ to: [], headers })).toEqual([]);
});
