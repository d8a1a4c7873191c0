import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atRest, dragBy, type View, zoomBy, zoomLimits } from './zoom-and-pan.ts';

const extent = { stage: { width: 800, height: 600 }, picture: { width: 600, height: 600 } };

function steps(count: number, factor: number): View {
  let view = atRest;
  for (let n = 0; n < count; n += 1) view = zoomBy(view, factor, extent);
  return view;
}

describe('zoom', () => {
  test('changes by a factor of 1.5', () => {
    expect(steps(1, zoomLimits.step).zoom).toBe(1.5);
    expect(steps(2, zoomLimits.step).zoom).toBe(2.25);
    expect(steps(1, 1 / zoomLimits.step).zoom).toBeCloseTo(0.667, 3);
  });

  test('stops at 4 and at 0.5', () => {
    expect(steps(9, zoomLimits.step).zoom).toBe(4);
    expect(steps(9, 1 / zoomLimits.step).zoom).toBe(0.5);
  });

  test('keeps the point under the pointer in place', () => {
    const at = { x: 40, y: -30 };
    const view = zoomBy(atRest, 2, extent, at);
    // The point of the picture that was at `at` before zooming is (at - 0) / 1.
    expect(view.x + at.x * view.zoom).toBeCloseTo(at.x, 6);
    expect(view.y + at.y * view.zoom).toBeCloseTo(at.y, 6);
  });
});

describe('dragging', () => {
  test('does nothing at 100 % and below', () => {
    expect(dragBy(atRest, { x: 50, y: 50 }, extent)).toEqual(atRest);
    expect(dragBy({ ...atRest, zoom: 0.5 }, { x: 9, y: 9 }, extent)).toMatchObject({ x: 0, y: 0 });
  });

  test('never takes the picture off the stage', () => {
    const moves = fc.array(fc.record({ x: fc.integer(), y: fc.integer() }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 9, noNaN: true }), moves, (factor, drags) => {
        let view = zoomBy(atRest, factor, extent);
        for (const drag of drags) view = dragBy(view, drag, extent);
        const { zoom, x, y } = view;
        expect(zoom).toBeGreaterThanOrEqual(zoomLimits.least);
        expect(zoom).toBeLessThanOrEqual(zoomLimits.most);
        expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (600 * zoom - 800) / 2) + 1e-9);
        expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (600 * zoom - 600) / 2) + 1e-9);
      }),
    );
  });
});
