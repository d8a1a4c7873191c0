import { expect, test } from 'vitest';
import { whyNotPublish } from './why-not-publish.ts';

const changed = {
  keeping: { state: 'saved', at: 1 },
  faults: [],
  clashes: [],
  changed: ['width'],
  absent: false,
  before: {},
} as const;
const owner = { mayPublish: true, together: false };

test('a saved change without a fault can be published', () => {
  expect(whyNotPublish(changed, owner)).toBeUndefined();
});

test('each reason is a sentence', () => {
  const fault = { field: 'width', message: 'Width: is missing.' };
  const clash = { field: 'width', mine: 1, theirs: 2, author: 'Harpreet', at: 1 };
  const offline = { state: 'offline', since: 1, unsent: [] } as const;
  const said = [
    whyNotPublish(changed, { ...owner, mayPublish: false }),
    whyNotPublish({ ...changed, keeping: offline }, owner),
    whyNotPublish({ ...changed, clashes: [clash] }, owner),
    whyNotPublish({ ...changed, faults: [fault] }, owner),
    whyNotPublish({ ...changed, faults: [fault, fault] }, owner),
    whyNotPublish({ ...changed, changed: [] }, owner),
    whyNotPublish({ ...changed, absent: true, before: null }, owner),
  ];
  expect(said).toEqual([
    'Only an owner or an editor can publish. Your draft is saved for them.',
    'No internet. Publishing waits until it is back.',
    'Please choose first which of the two texts stands.',
    'Please correct the mistake first.',
    'Please correct the 2 mistakes first.',
    'Nothing has changed.',
    'Nothing is written yet.',
  ]);
});

test('a record that is taken out can be published, and so can one whose pictures changed', () => {
  const out = { ...changed, changed: [], absent: true };
  expect(whyNotPublish(out, owner)).toBeUndefined();
  expect(whyNotPublish({ ...changed, changed: [] }, { ...owner, together: true })).toBeUndefined();
});
