import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['Asha@Buyer.Example', 'asha@buyer.example'],
  ['asha+cloth@buyer.example', 'asha@buyer.example'],
  ['asha+a+b@buyer.example', 'asha@buyer.example'],
  ['a.s.h.a+x@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
  ['a.sha@buyer.example', 'a.sha@buyer.example'],
  ['+asha@buyer.example', '+asha@buyer.example'],
])('%s reaches %s', (address, mailbox) => expect(mailboxKey(address)).toBe(mailbox));
