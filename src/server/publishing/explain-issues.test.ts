import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainIssues } from './explain-issues.ts';

const schema = z.strictObject({
  leadShade: z.number().int(),
  name: z.string().min(1).max(5),
  email: z.email(),
  site: z.url(),
  kind: z.enum(['single', 'range']),
  contacts: z.array(z.strictObject({ tel: z.string().regex(/^\+/, 'must be + and digits only') })),
  care: z.array(z.string()).min(3),
  width: z.number().min(42),
  open: z.boolean(),
  either: z.union([z.number(), z.literal('custom')]),
});
const good = {
  leadShade: 1,
  name: 'Rewa',
  email: 'a@b.example',
  site: 'https://a.example',
  kind: 'range',
  contacts: [{ tel: '+91' }],
  care: ['a', 'b', 'c'],
  width: 60,
  open: true,
  either: 'custom',
};

test.each<[object, string]>([
  [{ leadShade: undefined }, 'Lead shade: is missing.'],
  [{ leadShade: 'x' }, 'Lead shade: must be a number.'],
  [{ name: '' }, 'Name: is empty.'],
  [{ name: 'abcdef' }, 'Name: must be at most 5 characters.'],
  [{ email: 'nobody' }, 'Email: is no e-mail address.'],
  [{ site: 'nowhere' }, 'Site: is no web address.'],
  [{ kind: 'double' }, 'Kind: must be one of single, range.'],
  [{ contacts: [{ tel: '+1' }, { tel: '0' }] }, 'Contacts 2, tel: must be + and digits only.'],
  [{ care: ['a'] }, 'Care: must be at least 3 entries.'],
  [{ contacts: 'x' }, 'Contacts: must be a list.'],
  [{ width: 1 }, 'Width: must be at least 42.'],
  [{ open: 1 }, 'Open: must be yes or no.'],
  [{ either: true }, 'Either: does not have the form that is expected here.'],
  [{ stars: 1 }, 'There is no field called “stars”.'],
])('%o: %s', (change, sentence) => {
  const { error } = schema.safeParse({ ...good, ...change });
  expect(explainIssues(error!.issues).map(({ message }) => message)).toEqual([sentence]);
});

test('at most twenty faults are told', () => {
  const { error } = schema.safeParse({ ...good, care: Array.from({ length: 90 }, () => 1) });
  expect(explainIssues(error!.issues)).toHaveLength(20);
});
