import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  fillPath,
  findScreen,
  joinPath,
  quotePagePath,
  type ScreenName,
  screenPath,
  screenPaths,
} from './desk-paths.ts';

const names = Object.keys(screenPaths) as ScreenName[];

test('every screen is found at its own path, whatever its parameter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ minLength: 1 }), (name, id) => {
      const params = Object.fromEntries(
        [...screenPaths[name].matchAll(/:(\w+)/g)].map(([, param]) => [param!, id.toWellFormed()]),
      );
      const path = fillPath(screenPaths[name], params);
      // `import` is a screen of its own, and no key of a fabric.
      fc.pre(name !== 'fabric' || id !== 'import');
      expect(findScreen(path)).toEqual({ name, params });
    }),
  );
});

test('a slash at the end leads to the same screen, any other address to none', () => {
  expect(findScreen('/desk/')?.name).toBe('inbox');
  expect(findScreen('/desk/calls/')?.name).toBe('calls');
  for (const path of ['/desk/enquiries', '/desk/nothing', '/desk/calls/x', '/', '/q/x']) {
    expect([path, findScreen(path)]).toEqual([path, undefined]);
  }
  expect(findScreen('/desk/enquiries/%E0%A4%A')).toEqual({
    name: 'enquiry',
    params: { id: '%E0%A4%A' },
  });
});

test('links are those that stand in mails which were already sent', () => {
  expect(screenPath('enquiry', { id: 'x' })).toBe('/desk/enquiries/x');
  expect(screenPath('inbox', {}, { view: 'all', after: '' })).toBe('/desk?view=all');
  expect(joinPath('token')).toBe('/desk/join#token');
  expect(quotePagePath('token')).toBe('/q/token');
});

test('no address of the desk is written by hand in the browser, the server or a mail', () => {
  const src = join(import.meta.dirname, '../..');
  const files = globSync('{desk,server/{desk,mail-templates}}/**/*.{ts,tsx}', { cwd: src });
  const written = files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .filter((file) => {
      const code = readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return /['"`}]\/(desk|q)\b/.test(code);
    });
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});
