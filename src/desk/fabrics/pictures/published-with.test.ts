import { expect, test } from 'vitest';
import { offerWords, sayScene } from './picture-words.ts';
import { publishedWith } from './published-with.ts';

const body = {
  number: '14B',
  title: 'Locknit Premium',
  leadShade: 'neel',
  photographs: ['p1'],
  replacedScenes: { folds: 'p1', drape: 'p2' },
  shades: ['neel', 'kora'],
  yarns: { C: { yarn: 'cottonNe60', dyed: 'kora' } },
  care: 'cotton',
  construction: { name: 'Locknit' },
};

test('a fabric goes public with all that it names, each once', () => {
  expect(publishedWith('f014', body).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'knitted f014',
    'picture p1',
    'picture p2',
    'shade neel',
    'shade kora',
    'yarn cottonNe60',
    'care cotton',
    'construction Locknit',
  ]);
  expect(publishedWith('f091', {})).toEqual([{ kind: 'knitted', key: 'f091' }]);
});

test('a description is offered from what the record says', () => {
  const shades = [{ key: 'neel', body: { name: 'Neel', hex: '#24365f' }, isDraft: false }];
  expect(offerWords(body, { shades })).toBe(
    '14B Locknit Premium in Neel: locknit, photographed at the mill',
  );
  expect(offerWords({ number: '14B', title: 'X' }, undefined)).toBe(
    '14B X, photographed at the mill',
  );
  expect(offerWords({}, undefined)).toBeUndefined();
});

test('a view is named as people call it', () => {
  expect(sayScene('macro-back', 'knitted')).toBe('Back, close up, computer picture');
  expect(sayScene('some-view', 'knitted')).toBe('Some view, computer picture');
  expect(sayScene('photograph', 'photograph')).toBe('Photograph');
  expect(sayScene('folds', 'photograph')).toBe('Photograph, in place of folds');
});
