import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBar,
  addGuide,
  barName,
  dropGuide,
  freeLetter,
  nextGuide,
  sayBars,
  sayThreading,
  setGuide,
  threadEveryGuide,
} from './edit-bars.ts';

const letters = ['C', 'N'];
const bar = { lapping: '1-0/1-2//', threading: 'N.N' };

test('taps lead through every yarn, then out, then round again', () => {
  expect(['.', 'C', 'N'].map((guide) => nextGuide(guide, letters))).toEqual(['C', 'N', '.']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...'ABCDE'), { minLength: 1 }), (own) => {
      let guide = '.';
      for (let taps = 0; taps <= own.length; taps += 1) guide = nextGuide(guide, own);
      expect(guide).toBe('.');
    }),
  );
});

test('a guide of a yarn that is gone goes to one that there is', () => {
  expect(nextGuide('X', letters)).toBe('C');
});

test('guides are added as the last one and taken from the end, but never all', () => {
  expect(addGuide(bar, letters).threading).toBe('N.NN');
  expect(dropGuide(bar).threading).toBe('N.');
  expect(dropGuide({ ...bar, threading: 'N' }).threading).toBe('N');
  expect(setGuide(bar, 1, 'C').threading).toBe('NCN');
  expect(addGuide({ ...bar, offset: 1 }, letters).offset).toBe(1);
});

test('every guide is threaded again with the yarn of its bar; one without any stays empty', () => {
  const bars = threadEveryGuide([
    { ...bar, threading: 'N..' },
    { ...bar, threading: '..' },
  ]);
  expect(bars.map(({ threading }) => threading)).toEqual(['NNN', '..']);
});

test('a new bar stands at the back with a yarn that there is', () => {
  expect(addBar([bar], letters).at(-1)).toEqual({ lapping: '1-0/1-2//', threading: 'N' });
  expect(addBar([], letters)).toEqual([{ lapping: '1-0/1-2//', threading: 'C' }]);
});

test('bars and threadings are named as on the floor', () => {
  expect([0, 1, 2].map((index) => barName(index, 3))).toEqual(['Front bar', 'Bar 2', 'Back bar']);
  expect(barName(0, 1)).toBe('The bar');
  expect(['NN.', 'NN', '..'].map(sayThreading)).toEqual(['2 in, 1 out', 'all in', 'all out']);
});

test('a new yarn gets the letter of its fibre, or the first that is free', () => {
  expect(freeLetter(letters, 'polyester')).toBe('P');
  expect(freeLetter(letters, 'cotton')).toBe('A');
});

test('a yarn is found in its bars', () => {
  const bars = ['N', 'C', 'N'].map((threading) => ({ lapping: '1-0//', threading }));
  expect(sayBars('C', bars)).toBe('bar 2');
  expect(sayBars('C', bars.slice(0, 2))).toBe('the back bar');
  expect(sayBars('N', bars)).toBe('2 bars');
  expect(sayBars('N', [bars[0]!, bars[2]!])).toBe('both bars');
  expect(sayBars('N', [bars[0]!])).toBe('the bar');
});
