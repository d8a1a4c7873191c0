import { expect, test } from 'vitest';
import { aroundTable, boxSeen, elevationOf } from './soft-box.ts';
import { cameraMatrix, tableTurn } from './drape-camera.ts';

test('a soft box is hidden by and by', () => {
  expect(boxSeen(-2)).toBeCloseTo(0);
  expect(boxSeen(0)).toBeCloseTo(0.5);
  expect(boxSeen(2)).toBeCloseTo(1);
  expect(boxSeen(0.5)).toBeCloseTo(0.8045, 3);
});

test('the studio’s lamp reads the first direction alone, others their neighbours', () => {
  const key = [-0.8, 0.22, 0.46] as const;
  expect(aroundTable({ key }, key, 12)).toEqual([1, ...Array.from({ length: 11 }, () => 0)]);
  const turned = aroundTable({ key: [1, 0, 1] }, [Math.cos(0.2), Math.sin(0.2), 1], 12);
  expect(turned.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  expect(turned[0]).toBeGreaterThan(turned[1]!);
  expect(elevationOf([3, 4, 5])).toBeCloseTo(Math.PI / 4);
});

const camera = { eye: [0, -10, 0], at: [0, 0, 0], up: [0, 0, 1], angle: 90 } as const;

test.each([
  [100, 100, 1, 1],
  [50, 100, 2, 1],
  [100, 50, 1, 2],
])('a frame of %s × %s is cut from the square', (width, height, x, y) => {
  const m = cameraMatrix(camera, width, height);
  const at = (row: number) => m[row]! * 10 + m[row + 8]! * 10 + m[row + 12]!;
  expect(at(0) / at(3)).toBeCloseTo(x);
  expect(at(1) / at(3)).toBeCloseTo(y);
  expect(tableTurn(camera)).toBeCloseTo(0);
});
