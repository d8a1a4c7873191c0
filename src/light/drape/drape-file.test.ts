import { expect, test } from 'vitest';
import { type DrapeHead, packDrape, unpackDrape } from './drape-file.ts';

const head: DrapeHead = {
  scene: 'drape-0',
  columns: 4,
  rows: 2,
  seen: [
    [1, 3],
    [0, 4],
    [2, 2],
  ],
  place: [0, 0],
  pitch: [2, 2],
  camera: { eye: [0, -3, 4], at: [0, 0, 0], up: [0, 0, 1], angle: 26 },
  key: [0, 0, 1],
  keySize: 0.3,
  keyPower: 1.6,
  open: [1, 0.4],
  sheer: 0,
  planes: [
    { low: -3, step: 0.01 },
    { low: 0, step: 1 },
  ],
};
const planes = [
  Int32Array.from({ length: 15 }, (_, k) => k * k * 40 - (k % 3) * 900 + 2000),
  Int32Array.from({ length: 15 }, (_, k) => (k * 7) % 60),
];

test('what is seen comes back, what is not seen costs nothing', () => {
  const bytes = packDrape(head, planes);
  const read = unpackDrape(bytes);
  expect(read.head).toEqual(head);
  head.seen.forEach(([first, last], j) => {
    for (let i = first; i <= last; i++)
      planes.forEach((plane, at) => {
        const { low, step } = head.planes[at]!;
        expect(read.planes[at]![j * 5 + i]).toBeCloseTo(low + plane[j * 5 + i]! * step, 4);
      });
  });
  const data = bytes.subarray(bytes.length - 2 * 30);
  expect(data[0]).toBe(0);
  expect(data[14]).toBe(0);
});

test('the same drape is the same bytes', () => {
  expect(packDrape(head, planes)).toEqual(packDrape(head, planes));
});
