import { expect, test } from 'vitest';
import type { SendOutcome } from '../mail/transport.ts';
import { usualWaits } from './pace.ts';
import { createRecipientCircuits, recipientOf } from './recipient-circuits.ts';

const sales = recipientOf('sales@mill.example');
const clerk = recipientOf('clerk@mill.example');
const other = recipientOf('asha@buyer.example');
const sent: SendOutcome = { kind: 'sent' };
const full: SendOutcome = { kind: 'deferred', fault: 'mailbox', reason: '452' };
const broken: SendOutcome = { kind: 'deferred', fault: 'domain', reason: '451' };

function open() {
  const clock = { at: 0, now: () => clock.at };
  // The longest pause that chance allows.
  const circuits = createRecipientCircuits(clock, usualWaits, () => 1);
  const deliver = (to: typeof sales, outcome: SendOutcome) => circuits.begin(to)(outcome);
  return { clock, circuits, deliver };
}

test('a key tells neither the address nor its domain, and spelling makes no other mailbox', () => {
  expect(recipientOf('Sales+x@Mill.example')).toEqual(sales);
  expect(clerk.domain).toBe(sales.domain);
  expect(clerk.mailbox).not.toBe(sales.mailbox);
  expect(JSON.stringify(sales)).not.toMatch(/sales|mill/);
});

test('the third refusal in a row closes a mailbox, and its domain stays open', () => {
  const { circuits, deliver } = open();
  for (const outcome of [full, full, sent, full, full]) deliver(sales, outcome);
  expect(circuits.admits(sales)).toBe(true);
  deliver(sales, full);
  expect(circuits.admits(sales)).toBe(false);
  expect(circuits.admits(clerk)).toBe(true);
  expect(circuits.closed()).toEqual([sales.mailbox]);
});

test('the third failure of a domain closes it for all its mailboxes, and for nobody else', () => {
  const { circuits, deliver } = open();
  for (const to of [sales, clerk, sales]) deliver(to, broken);
  expect(circuits.admits(sales) || circuits.admits(clerk)).toBe(false);
  expect(circuits.admits(other)).toBe(true);
});

test('after the pause one mail is tried alone; it doubles the pause or ends the refusal', () => {
  const { clock, circuits, deliver } = open();
  for (let i = 0; i < 3; i += 1) deliver(sales, full);
  expect(circuits.pauseLeft()).toBe(500);
  clock.at += 500;
  const finish = circuits.begin(sales);
  expect(circuits.admits(sales)).toBe(false);
  expect(finish(full)).toEqual([]);
  expect(circuits.pauseLeft()).toBe(1_000);
  clock.at += 1_000;
  expect(deliver(sales, sent)).toEqual([sales.mailbox]);
  expect(circuits.closed()).toEqual([]);
  expect(circuits.pauseLeft()).toBe(Number.POSITIVE_INFINITY);
});

test('a mailbox that has refused for long is asked once a minute', () => {
  const { clock, circuits, deliver } = open();
  for (let minute = 0; minute < 60; minute += 1) {
    for (let i = 0; i < 60; i += 1, clock.at += 1_000) {
      if (circuits.admits(sales)) deliver(sales, full);
    }
  }
  let tries = 0;
  for (let i = 0; i < 600; i += 1, clock.at += 1_000) {
    if (!circuits.admits(sales)) continue;
    tries += 1;
    deliver(sales, full);
  }
  expect(tries).toBe(10);
});

test('a domain is sent three mails at once, and none while one of them takes long', () => {
  const { clock, circuits } = open();
  const finish = [sales, clerk, sales].map((to) => circuits.begin(to));
  expect(circuits.admits(clerk)).toBe(false);
  expect(finish[0]!(sent)).toEqual([]);
  expect(circuits.admits(clerk)).toBe(true);
  clock.at += usualWaits.slowMs;
  expect(circuits.admits(clerk)).toBe(false);
  expect(circuits.admits(other)).toBe(true);
});

test('a server that is down says nothing about its recipients', () => {
  const { circuits, deliver } = open();
  for (let i = 0; i < 3; i += 1) deliver(sales, full);
  expect(deliver(sales, { kind: 'down', cause: 'connection', reason: '' })).toEqual([]);
  expect(circuits.admits(sales)).toBe(false);
  expect(circuits.admits(other)).toBe(true);
});

test('invented domains do not fill the memory', () => {
  const { circuits, deliver } = open();
  for (let i = 0; i < 3_000; i += 1) deliver(recipientOf(`a@d${i}.example`), broken);
  for (let i = 0; i < 3; i += 1) deliver(sales, broken);
  expect(circuits.admits(sales)).toBe(false);
});
