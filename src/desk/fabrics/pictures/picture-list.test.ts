import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnittedLine } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { hangFirst, hangGallery } from '../../../domain/picture/own-picture.ts';
import {
  hangUp,
  listPictures,
  mostPhotographs,
  movePicture,
  showAgain,
  takeOffPicture,
} from './picture-list.ts';

const facts = {
  width: 1440,
  height: 960,
  widths: [180],
  dominant: '#111111',
  placeholder: 'data:',
};
const line = (scene: string): KnittedLine => ({
  picture: { ...facts, scene, alt: scene, path: `/pictures/fabrics/x/${scene}` },
});
const knitted = ['macro', 'folds', 'macro-back'].map(line);
const own = Object.fromEntries(['p1', 'p2'].map((key) => [key, { ...facts, alt: key }]));
const names = (body: object) => listPictures({ ...body }, knitted).shown.map(({ name }) => name);

describe('the list of the card', () => {
  test('is in the order of the page, whatever the record says', () => {
    const scene = fc.constantFrom('macro', 'folds', 'macro-back', 'fan');
    const name = fc.oneof(scene, fc.constantFrom('p1', 'p2'));
    const body = fc.record(
      {
        photographs: fc.uniqueArray(fc.constantFrom('p1', 'p2')),
        replacedScenes: fc.dictionary(scene, fc.constantFrom('p1', 'p2')),
        pictureOrder: fc.uniqueArray(name),
        hiddenPictures: fc.uniqueArray(scene),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(body, (written) => {
        const hung = hangGallery(
          knitted.map(({ picture }) => picture),
          written,
          { own, scenes: {} },
        );
        const page = written.pictureOrder ? hung : hangFirst(hung);
        const shown = listPictures(written, knitted).shown.map((one) =>
          one.kind === 'knitted' ? one.line.picture.path : `/pictures/media/${one.key}`,
        );
        expect(shown).toEqual(page.map(({ path }) => path));
      }),
    );
  });

  test('begins with how the cloth hangs, and ends with the close views', () => {
    expect(names({ photographs: ['p1'] })).toEqual(['folds', 'p1', 'macro', 'macro-back']);
  });
});

describe('a picture', () => {
  test('that is moved takes the whole order along', () => {
    const body = { photographs: ['p1'] };
    const moved = movePicture(listPictures(body, knitted), 1, 0);
    expect(moved).toEqual({ pictureOrder: ['p1', 'folds', 'macro', 'macro-back'] });
    expect(names({ ...body, ...moved })).toEqual(['p1', 'folds', 'macro', 'macro-back']);
  });

  test('that was knitted is hidden and shown again; nothing stays behind', () => {
    const { shown } = listPictures({}, knitted);
    const hidden = takeOffPicture({}, shown[0]!);
    expect(hidden).toEqual({ hiddenPictures: ['folds'] });
    expect(listPictures(hidden, knitted).hidden.map(({ name }) => name)).toEqual(['folds']);
    expect(showAgain(hidden, 'folds')).toEqual({ hiddenPictures: undefined });
  });

  test('that was taken leaves the fabric and its order', () => {
    const body = { photographs: ['p1', 'p2'], pictureOrder: ['p2', 'macro'] };
    const [first] = listPictures(body, knitted).shown;
    expect(takeOffPicture(body, first!)).toEqual({ photographs: ['p1'], pictureOrder: ['macro'] });
    const replaced = { replacedScenes: { folds: 'p1' } };
    const [inPlace] = listPictures(replaced, knitted).shown;
    expect(takeOffPicture(replaced, inPlace!)).toEqual({ replacedScenes: undefined });
  });

  test('hangs once, and as many as there is room for', () => {
    expect(hangUp({ photographs: ['p1'] }, 'p2')).toEqual({ photographs: ['p1', 'p2'] });
    expect(hangUp({ photographs: ['p1'] }, 'p1')).toBeUndefined();
    const full = { photographs: Array.from({ length: mostPhotographs }, (_, at) => `k${at}`) };
    expect(hangUp(full, 'p1')).toBeUndefined();
  });
});
