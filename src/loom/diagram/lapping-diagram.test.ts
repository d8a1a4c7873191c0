import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLapping } from '../notation/lapping.fixture.ts';
import { printLapping } from '../notation/parse-lapping.ts';
import { structures } from '../structures.fixture.ts';
import { lappingDiagram } from './lapping-diagram.ts';
import { lappingGlyph } from './lapping-glyph.ts';

const locknit = structures['locknit']!.construction;

describe('8 Diagram', () => {
  test('8.1 front bar and back bar carry their classes, front drawn last', () => {
    const svg = lappingDiagram(locknit);
    expect(svg.indexOf('lap-bar-1"')).toBeGreaterThan(svg.indexOf('lap-bar-2"'));
    expect(lappingDiagram(locknit, { bars: [2] })).not.toContain('lap-bar-1');
  });

  test('8.2 no style attribute, a role and a name for those who cannot see it', () => {
    for (const svg of [lappingDiagram(locknit, { neighbours: true }), lappingGlyph(locknit)]) {
      expect(svg).not.toMatch(/\sstyle=|<style/);
      expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
      expect(svg).toContain('<title>');
    }
    const hostile = { ...locknit, name: '"><script>' };
    expect(lappingDiagram(hostile)).not.toContain('<script>');
  });

  test('8.3 spaces count from the right: the overlap 1-0 lies round the right-hand needle', () => {
    const svg = lappingDiagram({ ...locknit, bars: [{ lapping: '1-0//', threading: 'a' }] });
    const dots = [...svg.matchAll(/cx="([\d.]+)"/g)].map((match) => Number(match[1]));
    const start = Number(/d="M([\d.]+) /.exec(svg)?.[1]);
    const rightmost = Math.max(...dots);
    expect(start).toBeLessThan(rightmost);
    expect(rightmost - start).toBeLessThan(12);
    const numbers = [...svg.matchAll(/class="lap-number" x="([\d.]+)"[^>]*>(\d+)</g)];
    expect(numbers[0]?.[2]).toBe('0');
    expect(Number(numbers[0]?.[1])).toBeGreaterThan(Number(numbers[1]?.[1]));
  });

  test('8.4 any chain can be drawn', () => {
    fc.assert(
      fc.property(anyLapping, (lapping) => {
        const bars = [{ lapping: printLapping(lapping), threading: 'a' }];
        for (const svg of [
          lappingDiagram({ ...locknit, bars }),
          lappingGlyph({ ...locknit, bars }),
        ]) {
          expect(svg).toContain('<path');
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
    );
  });

  test('8.5 half-threaded bars start at their own guides, neighbours are ghosts', () => {
    const svg = lappingDiagram(structures['sandfly']!.construction, { neighbours: true });
    const starts = [...svg.matchAll(/class="lap-bar lap-bar-(\d)( lap-ghost)?" d="M([\d.]+) /g)];
    const own = starts.filter((match) => !match[2]).map((match) => [match[1], match[3]]);
    expect(own).toHaveLength(2);
    expect(own[0]?.[1]).not.toBe(own[1]?.[1]);
    expect(starts.length).toBeGreaterThan(4);
  });

  test('8.6 pages that draw a diagram load neither knitting nor raster', () => {
    const seen = new Set<string>();
    for (const file of ['lapping-diagram.ts', 'lapping-glyph.ts'])
      collect(resolve(import.meta.dirname, file), seen);
    const rooms = [...seen].map((file) => file.split('/').at(-2));
    expect(rooms).toContain('notation');
    for (const heavy of ['knit', 'raster', 'maps', 'motifs', 'weight'])
      expect(rooms).not.toContain(heavy);
  });
});

/** Files reached by imports that stay in the running program. */
function collect(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gms);
  for (const match of imports) collect(join(dirname(file), match[1]!), seen);
}
