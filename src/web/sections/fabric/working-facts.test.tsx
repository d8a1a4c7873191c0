import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../content/shipped-content.ts';
import { readCatalogueState } from '../../../domain/catalogue/selection-query.ts';
import { WithContent } from '../../content-context.tsx';
import { WorkingFacts } from './working-facts.tsx';

test('each end use leads to the catalogue with that use ticked', () => {
  const fabric = shippedContent.fabrics.find(({ endUses }) => endUses.includes('T-shirts'))!;
  const html = renderToStaticMarkup(
    <WithContent content={shippedContent}>
      <WorkingFacts fabric={fabric} />
    </WithContent>,
  );
  const ticked = [...html.matchAll(/href="\/catalogue\?([^"]+)"/g)].flatMap(
    ([, query]) => readCatalogueState(new URLSearchParams(query!)).endUse ?? [],
  );
  expect(ticked).toEqual(fabric.endUses);
});

test('a buyer reads how the cloth behaves, and why', () => {
  const fabric = shippedContent.fabrics.find(({ number }) => number === '14B')!;
  const html = renderToStaticMarkup(
    <WithContent content={shippedContent}>
      <WorkingFacts fabric={fabric} />
    </WithContent>,
  );
  expect(html).toContain('<th scope="row">Cut edge</th><td><b>Rolls a little.</b> The front bar');
  expect(html.match(/<th scope="row">(Ladders|Stretch|Cover|Drape|Printing)</g)).toHaveLength(5);
});
