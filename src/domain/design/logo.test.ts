import { expect, test } from 'vitest';
import { iconAddress, iconLetter, logoAddress, readIconAddress } from './logo.ts';
import { hangs, iconsOf } from './mark-of.ts';

test.for([
  ['Rewa', 'R'],
  ['élan knits', 'E'],
  ['ਤਾਣਾ', ''],
  ['3 Looms', '3'],
])('the icon of %s shows %s', ([name, letter]) => expect(iconLetter(name!)).toBe(letter));

test('the address of an icon is read back, and nothing else is one', () => {
  const mark = { letter: 'R', dye: '#125a60' };
  expect(readIconAddress(iconAddress(mark))).toEqual({ ...mark, size: undefined });
  expect(readIconAddress(iconAddress(mark, 180))).toEqual({ ...mark, size: 180 });
  for (const path of [
    '/look/icon-RR-125a60.svg',
    '/look/icon-R-125a60-181.png',
    '/look/icon-R.svg',
  ])
    expect([path, readIconAddress(path)]).toEqual([path, undefined]);
});

test('a mill with a look of its own has icons of its own', () => {
  expect(iconsOf({ shortName: 'Taana' }).svg).toBe('/icons/icon.svg');
  const look = { dye: '#125a60', ground: 'kora' } as const;
  expect(iconsOf({ shortName: 'Rewa', look }).svg).toBe('/look/icon-R-125a60.svg');
});

test('every icon that a mill’s pages name is one that can be drawn', () => {
  const look = { dye: '#125a60', ground: 'kora' } as const;
  const icons = iconsOf({ shortName: 'Rewa', look });
  const named = [180, 192, 512] as const;
  expect(named.map((size) => readIconAddress(icons.png(size))?.size)).toEqual(named);
  expect(readIconAddress(icons.svg)).toBeDefined();
  expect(readIconAddress(icons.maskable)).toBeDefined();
});

test('another logo has another address', () => {
  const [one, other] = [{ png: 'iVBORw0KGgoAAA' }, { png: 'iVBORw0KGgoAAB' }];
  expect(logoAddress(one)).toMatch(/^\/look\/logo-[0-9a-f]{16}\.png$/);
  expect(logoAddress(one)).not.toBe(logoAddress(other));
});

test('only letters with a head-line hang from the rule', () => {
  expect(['ਤਾਣਾ', 'रेवा', 'Rewa', '', ' '].map(hangs)).toEqual([true, true, false, false, false]);
});
