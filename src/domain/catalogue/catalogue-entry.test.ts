import { expect, test } from 'vitest';
import type { Picture } from '../picture/picture.ts';
import { catalogueEntry } from './catalogue-entry.ts';
import { sampleFabric } from '../fabric/sample-fabric.fixture.ts';

const picture: Picture = {
  path: '/pictures/fabrics/x/macro',
  scene: 'macro',
  alt: 'The face',
  width: 1200,
  height: 900,
  widths: [400, 1200],
  dominant: '#aabbcc',
  placeholder: 'data:,',
};

test('an entry shows the lead shade and leaves out what a card does not need', () => {
  const shades = [
    { name: 'Kora', hex: '#cdbb98' },
    { name: 'Neel', hex: '#223366' },
  ];
  const entry = catalogueEntry(sampleFabric({ shades, leadShade: 1 }), [picture]);
  expect(entry.shade).toEqual(shades[1]);
  expect(Object.keys(entry.construction)).toEqual(['name', 'family', 'bars']);
  expect(entry).not.toHaveProperty('care');
});

test('a picture keeps its version where it has one, and nothing that only a page needs', () => {
  const { path, alt, width, height, widths } = picture;
  const entry = catalogueEntry(sampleFabric(), [picture, { ...picture, version: 'a1' }]);
  expect(entry.pictures).toStrictEqual([
    { path, alt, width, height, widths },
    { path, alt, width, height, widths, version: 'a1' },
  ]);
});
