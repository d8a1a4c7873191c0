import { expect, test } from 'vitest';
import { clothFigures } from './figures.ts';

const machine = { kind: 'tricot', gauge: 28, coursesPerCm: 20, walesPerCm: 10 } as const;
const on = { kind: 'tricot', gauge: 28, bars: 4, needles: 1500, walesPerCm: 10 } as const;

function value(label: string, of: Omit<Parameters<typeof clothFigures>[0], 'machine'> = {}) {
  return clothFigures({ machine, ...of }).find((figure) => figure.label === label)?.value;
}

test('what is not known yet is a dash', () => {
  expect(clothFigures({ machine }).map((figure) => [figure.label, figure.value])).toEqual([
    ['Weight', '–'],
    ['Width', '–'],
    ['Stitches', '200'],
    ['Repeat', '–'],
  ]);
  expect(value('Width', { on: { ...on, needles: 0 } })).toBe('–');
});

test('weight and width are whole', () => {
  expect(value('Weight', { gsm: 139.6 })).toBe('140');
  expect(value('Width', { on })).toBe('150');
});

test('a repeat below ten millimetres is told to a tenth, from there on in whole ones', () => {
  const repeat = (wales: number, courses: number) =>
    value('Repeat', { repeat: { wales, courses } });
  expect(repeat(3, 7)).toBe('3 × 3.5');
  expect(repeat(9, 19)).toBe('9 × 9.5');
  expect(repeat(10, 21)).toBe('10 × 11');
});
