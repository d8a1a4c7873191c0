import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import type { OutboxRow } from '../../db/schema.ts';
import { toMailState } from './enquiry-mail-states.ts';
import { everyFabric, mentionedFabrics } from './fabric-mentions.ts';

const mail = (fields: Partial<OutboxRow>): OutboxRow => ({
  id: 'mail-1',
  dedupe_key: 'key',
  topic: 'desk-quote',
  enquiry_id: 'enquiry-1',
  payload: '{}',
  run_at: 0,
  lease: null,
  attempts: 0,
  last_error: null,
  created_at: 1,
  sent_at: null,
  dead_at: null,
  to_domain: null,
  to_mailbox: null,
  ...fields,
});

test('a mail waits, was sent or was refused, and only what was not sent has an error', () => {
  expect(toMailState(mail({ last_error: 'busy' }))).toEqual({
    id: 'mail-1',
    what: 'Quote',
    at: 1,
    state: 'waiting',
    error: 'busy',
    isReply: false,
  });
  expect(toMailState(mail({ sent_at: 2, last_error: 'busy' }))).toMatchObject({
    at: 2,
    state: 'sent',
    error: null,
  });
  expect(toMailState(mail({ dead_at: 3, last_error: 'no such mailbox' }))).toMatchObject({
    at: 3,
    state: 'refused',
    error: 'no such mailbox',
  });
});

test('the fabrics of an enquiry are found in its product and its lists, each once', () => {
  const [one, two, three, four] = fabrics;
  const names = (product: string, payload: Record<string, unknown> = {}) =>
    mentionedFabrics(shippedContent, product, payload).map(({ slug }) => slug);
  expect(mentionedFabrics(shippedContent, fabricName(one!), {})).toEqual([
    {
      slug: one!.slug,
      name: fabricName(one!),
      picture: expect.stringMatching(/^\/pictures\//),
    },
  ]);
  const lines = [
    { slug: two!.slug },
    { name: fabricName(three!) },
    { fabric: four!.slug },
    7,
    null,
  ];
  expect(names(fabricName(one!), { lines, fabrics: [one!.slug] })).toEqual(
    [one, two, three, four].map((fabric) => fabric!.slug),
  );
  expect(names('', { fabrics: `${fabricName(one!)},${fabricName(two!)}\n${three!.slug}` })).toEqual(
    [one, two, three].map((fabric) => fabric!.slug),
  );
  expect(names('something else', { lines: 7 })).toEqual([]);
});

test('a quote can be written for every fabric, in its recorded shades', () => {
  expect(everyFabric(shippedContent)).toHaveLength(fabrics.length);
  expect(everyFabric(shippedContent)[0]).toEqual({
    name: fabricName(fabrics[0]!),
    shades: fabrics[0]!.shades.map(({ name }) => name),
  });
});
