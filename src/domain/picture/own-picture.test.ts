import { expect, test } from 'vitest';
import { findOwnPicture, hangGallery } from './own-picture.ts';

const facts = { width: 1440, height: 960, widths: [180, 1440], dominant: '#111111' };
const own = (alt: string) => ({ ...facts, alt, placeholder: 'data:image/avif;base64,AA' });
const pictures = { own: { p1: own('beam'), p2: own('creel'), p3: own('roll') }, scenes: {} };
const shipped = ['drape', 'macro'].map((scene) => ({
  ...own(scene),
  scene,
  path: `/pictures/fabrics/x/${scene}`,
}));
const show = (list: readonly { scene: string; alt: string; path: string }[]) =>
  list.map(({ scene, alt, path }) => `${scene}: ${alt} ${path}`);

test('a fabric without own pictures keeps the very list that is shipped', () => {
  expect(hangGallery(shipped, {}, pictures)).toBe(shipped);
});

test('an own picture stands in place of a scene, others follow: new scenes, then photographs', () => {
  const fabric = { photographs: ['p1'], replacedScenes: { fan: 'p3', macro: 'p2' } };
  expect(show(hangGallery(shipped, fabric, pictures))).toEqual([
    'drape: drape /pictures/fabrics/x/drape',
    'macro: creel /pictures/media/p2',
    'fan: roll /pictures/media/p3',
    'photograph: beam /pictures/media/p1',
  ]);
});

test('a picture that has no record is left out, and the knitted one stays', () => {
  const fabric = { photographs: ['gone'], replacedScenes: { drape: 'toString', fan: 'gone' } };
  expect(hangGallery(shipped, fabric, pictures)).toEqual(shipped);
  expect(findOwnPicture(pictures, undefined, 'fan')).toBeUndefined();
});

test('the mill says in which order they hang, by scene or key; what it does not name follows', () => {
  const fabric = { photographs: ['p1', 'p2'], pictureOrder: ['p2', 'macro'] };
  expect(hangGallery(shipped, fabric, pictures).map(({ alt }) => alt)).toEqual([
    'creel',
    'macro',
    'drape',
    'beam',
  ]);
});

test('a knitted picture may be hidden and described anew, and keeps its words without', () => {
  const fabric = {
    hiddenPictures: ['drape'],
    pictureWords: { macro: 'Long floats', toString: 'x' },
  };
  expect(show(hangGallery(shipped, fabric, pictures))).toEqual([
    'macro: Long floats /pictures/fabrics/x/macro',
  ]);
  expect(hangGallery(shipped, { pictureWords: {} }, pictures)).toEqual(shipped);
});
