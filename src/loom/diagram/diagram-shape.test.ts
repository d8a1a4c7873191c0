import { expect, test } from 'vitest';
import type { Construction } from '../../domain/fabric/fabric.ts';
import { diagramShape } from './diagram-shape.ts';
import { lappingDiagram } from './lapping-diagram.ts';

const locknit: Construction = {
  name: 'Locknit',
  family: 'locknit',
  bars: [
    { lapping: '2-3/1-0//', threading: 'A' },
    { lapping: '1-0/1-2//', threading: 'A' },
  ],
};

test('the shape draws what the diagram draws', () => {
  const svg = lappingDiagram(locknit);
  const { ends, needles, spaces, label, width, height } = diagramShape(locknit);
  expect(ends.map(({ bar }) => bar)).toEqual([2, 1]);
  for (const { path } of ends) expect(svg).toContain(`d="${path}"`);
  expect(svg.match(/<circle/g)).toHaveLength(needles.length);
  expect(svg.match(/<text/g)).toHaveLength(spaces.length);
  expect(svg).toContain(`aria-label="${label}"`);
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test('a lapping that cannot be read is left out', () => {
  const broken = { ...locknit, bars: [{ lapping: 'x', threading: 'A' }, locknit.bars[1]!] };
  expect(diagramShape(broken).ends.map(({ bar }) => bar)).toEqual([2]);
});
