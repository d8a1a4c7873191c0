import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../content/records/assemble-records.ts';
import { contentKinds } from '../../../content/records/content-kinds.ts';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { blankOf, type FormNode, formOf } from './form-of.ts';

test('a form has the fields of its examples, and those that only some have are optional', () => {
  const links = [
    { label: 'All', to: '/fabrics', isNew: true },
    { label: 'Blog', to: '/blog' },
  ];
  const node = formOf('navigation', 'links', [links]);
  expect(node).toMatchObject({ type: 'list', blank: { label: '', to: '' } });
  if (node.type !== 'list' || node.item.type !== 'group') throw new Error(node.type);
  expect(
    node.item.fields.map(({ name, optional, node: { type } }) => [name, type, optional]),
  ).toEqual([
    ['label', 'text', false],
    ['to', 'text', false],
    ['isNew', 'yes', true],
  ]);
});

test('a list that a page draws by name takes no new entry, the sections of a policy do', () => {
  const step = [{ id: 'warping', title: 'Warping' }];
  expect(formOf('home', 'steps', [step])).not.toHaveProperty('blank');
  expect(formOf('privacy', 'sections', [step])).toMatchObject({ blank: { id: '', title: '' } });
});

const elsewhere = new Set(['fabric', 'article', 'picture', 'scene', 'knitted']);
const kinds = Object.keys(shippedRecords).filter((kind) => !elsewhere.has(kind));

describe.each(kinds)('every field of %s', (kind) => {
  const { shipped } = contentKinds[kind as keyof typeof contentKinds];
  const node = formOf(kind, '', Object.values(shipped));

  test('can be written, and is called in plain words', () => {
    const labels = labelsOf(node, kind, '');
    expect(labels.length).toBeGreaterThan(0);
    const plain = /^[\p{Lu}\p{N}](?!.*([a-z][A-Z]|_|\bslug\b|\bschema\b))/u;
    const brands = /WhatsApp|LinkedIn/;
    expect(labels.filter(([, label]) => !plain.test(label.replace(brands, 'X')))).toEqual([]);
  });
});

test('a blank entry has what its schema needs', () => {
  expect(blankOf(formOf('home', 'terms', [[{ label: 'Width', value: 'x' }]]))).toEqual([]);
  expect(blankOf(formOf('home', '', [{ label: 'Width', many: 3, list: ['x'] }]))).toEqual({
    label: '',
    many: 0,
    list: [],
  });
});

function labelsOf(node: FormNode, kind: string, path: string): (readonly [string, string])[] {
  if (node.type === 'list') return labelsOf(node.item, kind, `${path}.0`);
  if (node.type !== 'group') return [[path, fieldLabel(kind, path)]];
  return node.fields.flatMap(({ name, node: inside }) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [[own, fieldLabel(kind, own)] as const, ...labelsOf(inside, kind, own)];
  });
}
