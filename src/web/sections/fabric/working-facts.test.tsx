import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fabrics } from '../../../content/fabrics/fabrics.ts';
import { readCatalogueState } from '../../../domain/catalogue/selection-query.ts';
import { WorkingFacts } from './working-facts.tsx';

test('each end use leads to the catalogue with that use ticked', () => {
  const fabric = fabrics.find(({ endUses }) => endUses.includes('T-shirts'))!;
  const html = renderToStaticMarkup(<WorkingFacts fabric={fabric} />);
  const ticked = [...html.matchAll(/href="\/catalogue\?([^"]+)"/g)].flatMap(
    ([, query]) => readCatalogueState(new URLSearchParams(query!)).endUse ?? [],
  );
  expect(ticked).toEqual(fabric.endUses);
});
