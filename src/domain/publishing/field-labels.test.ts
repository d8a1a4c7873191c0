import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldLabel, isFixedField } from './field-labels.ts';
import { clothLabels } from './field-labels/cloth-labels.ts';
import { commonLabels } from './field-labels/common-labels.ts';
import { millLabels } from './field-labels/mill-labels.ts';
import { pageLabels } from './field-labels/page-labels.ts';

describe('a field is called', () => {
  test.each([
    ['home', 'hero.title', 'Headline'],
    ['home', 'deep.within.hero.title', 'Headline'],
    ['navigation', 'lists.0.label', 'Wording'],
    ['navigation', 'topBar.label', 'Spoken name, for blind visitors'],
    ['nothing', 'swatchPack', 'Swatch pack'],
    ['nothing', 'polyester-cotton-knits', 'Polyester cotton knits'],
  ])('%s %s: %s', (kind, path, label) => expect(fieldLabel(kind, path)).toBe(label));

  test('by the words that the desk has always used', async () => {
    const tables = { ...clothLabels, ...millLabels, ...pageLabels, 'any kind': commonLabels };
    const lines = Object.entries(tables).flatMap(([kind, labels]) =>
      Object.entries(labels).map(([field, label]) => `${kind} ${field}: ${label}`),
    );
    const file = join(import.meta.dirname, '../../../tests/desk/field-labels.txt');
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
  });
});

test('what the pages decide is not written by anybody', () => {
  const fixed =
    'id position placeholder scene picture second band landingSlug categoryId folio notation structure tel base schema month sample pages proofFile withheld dye file'.split(
      ' ',
    );
  const written = (kind: string) =>
    [...fixed, 'figure'].filter((name) => !isFixedField(kind, name));
  expect(written('home')).toEqual(['figure']);
  expect(written('contact')).toEqual(['placeholder', 'figure']);
  expect(written('samples')).toEqual(['placeholder', 'figure']);
  expect(written('category')).toEqual([]);
  expect(written('privacy')).toEqual(['figure']);
  for (const kind of ['pageTitle', 'categoryTitle']) {
    expect(written(kind)).toEqual([...fixed, 'figure'].filter((name) => name !== 'scene'));
  }
});
