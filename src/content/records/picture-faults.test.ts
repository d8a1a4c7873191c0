import { describe, expect, test } from 'vitest';
import { assembleRecords, type ContentRecords, shippedRecords } from './assemble-records.ts';
import { contentKinds } from './content-kinds.ts';
import { pictureFaults } from './picture-faults.ts';

const key = 'a1'.repeat(16);
const loom = {
  alt: 'A beam of warp yarn on the Karl Mayer, seen from the creel',
  width: 1440,
  height: 960,
  widths: [180, 360, 720, 1440],
  dominant: '#8b7355',
  placeholder: 'data:image/avif;base64,AAAA',
};
const { f001 } = shippedRecords.fabric;
const fabric = { ...f001!, photographs: [key], replacedScenes: { drape: key } };
const records = (changed: Partial<ContentRecords>): ContentRecords => ({
  ...shippedRecords,
  ...changed,
});
const faultsOf = (changed: Partial<ContentRecords>) => [...pictureFaults(records(changed))];

test('a described picture may stand in a gallery, in place of a knitted one and on a page', () => {
  const changed = {
    picture: { [key]: loom },
    scene: { rolls: { picture: key } },
    fabric: { ...shippedRecords.fabric, f001: fabric },
  };
  expect(faultsOf(changed)).toEqual([]);
  const result = assembleRecords(records(changed));
  if (!result.ok) throw new Error(result.faults.join());
  expect(result.content.pictures).toEqual({ own: { [key]: loom }, scenes: { rolls: key } });
  const shown = result.content.fabrics.find(({ id }) => id === 1);
  expect(shown).toMatchObject({ photographs: [key], replacedScenes: { drape: key } });
});

test('a page that names a picture without a record is not published', () => {
  const named = { fabric: { ...shippedRecords.fabric, f001: fabric } };
  expect(assembleRecords(records(named))).toEqual({
    ok: false,
    faults: Array(2).fill(expect.stringMatching(`${f001!.title}.*not there.*a1a1a1a1`)),
  });
  expect(faultsOf({ scene: { rolls: { picture: key } } })).toEqual([
    expect.stringContaining('“rolls”'),
  ]);
});

test.each(['', '  ', '.', '123', 'IMG_2034.JPG', 'IMG 2034', 'dsc_0001', 'photo', 'weave.jpeg'])(
  'a picture described as “%s” is not published',
  (alt) => {
    expect(faultsOf({ picture: { [key]: { ...loom, alt } } })).toEqual([
      expect.stringMatching(/photograph a1a1a1a1 has no description/),
    ]);
  },
);

test.each(['Weavers at the beam', 'ਅੰਮ੍ਰਿਤਸਰ ਦੀ ਮਿੱਲ', 'Photo of the warping mill'])(
  'a picture described as “%s” is published',
  (alt) => {
    expect(faultsOf({ picture: { [key]: { ...loom, alt } } })).toEqual([]);
  },
);

describe('the record of a picture', () => {
  const accepts = (change: object) =>
    contentKinds.picture.schema.safeParse({ ...loom, ...change }).success;

  test('needs its description; caption and credit are optional', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ caption: 'The creel', credit: 'Asha Rani' })).toBe(true);
    expect(accepts({ alt: undefined })).toBe(false);
    expect(accepts({ alt: '  ' })).toBe(false);
    expect(accepts({ alt: 'x'.repeat(301) })).toBe(false);
    expect(accepts({ alt: 'bell\u0007' })).toBe(false);
  });

  test('holds no address but its own placeholder', () => {
    expect(accepts({ placeholder: 'https://elsewhere.example/a.png' })).toBe(false);
    expect(accepts({ placeholder: 'data:image/svg+xml;base64,AAAA' })).toBe(false);
    expect(accepts({ path: '/pictures/other' })).toBe(false);
  });

  test('is filed under the hash of its files', () => {
    expect(contentKinds.picture.newKey.test(key)).toBe(true);
    for (const other of ['a1', `${key}0`, `../${key.slice(3)}`, key.toUpperCase()])
      expect(contentKinds.picture.newKey.test(other)).toBe(false);
  });
});

test('the strips of the shade curtain are not replaced: they are light without cloth', () => {
  const { newKey } = contentKinds.scene;
  expect(newKey.test('category-nylon-classics-band')).toBe(true);
  expect(newKey.test('strip-locknit-premium-14b')).toBe(false);
});
