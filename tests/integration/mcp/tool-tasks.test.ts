import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { productSummary } from '../../../src/contract/catalogue/product-record.ts';
import { type TaskProduct, toolTasks } from '../../assistant/tool-tasks.ts';
import { connectClient, type ToolClient } from '../../support/server/mcp-client.ts';
import { startTestServer, type TestServer } from '../http/fixture/serving.ts';

let server: TestServer;
let tools: ToolClient;
beforeAll(async () => {
  const free = { calls: 1e6, seconds: 60 };
  server = await startTestServer({ limits: { tools: { perClient: free, together: free } } });
  tools = await connectClient(server.url, 'modern');
});
afterAll(async () => {
  await tools.client.close();
  await server.remove();
});

test('sixty tasks of buyers: 97 of 100 right, and no value that the records do not have', async () => {
  expect(toolTasks).toHaveLength(60);
  const wrong: string[] = [];
  for (const { task, tool, args, fits, has = [], value } of toolTasks) {
    const answer = (await tools.call(tool, args)) as unknown as {
      products?: TaskProduct[];
      product?: TaskProduct;
      value?: number;
    };
    const products = answer.products ?? (answer.product ? [answer.product] : []);
    for (const product of products) expect(product).toMatchObject(recordOf(product.number));
    const numbers = products.map(({ number }) => number);
    const isRight =
      (value === undefined || answer.value === value) &&
      has.every((number) => numbers.includes(number)) &&
      (!fits || (products.length > 0 && products.every(fits)));
    if (!isRight) wrong.push(`${task}: ${value === undefined ? numbers.join() : answer.value}`);
  }
  expect(wrong.slice(1)).toEqual([]);
});

/** Computed from the record by itself, and compared with what came over the wire. */
function recordOf(number: string): object {
  const fabric = shippedContent.fabrics.find((one) => one.number === number)!;
  const { weight, width, composition } = productSummary(fabric, shippedContent, '');
  expect(composition).toEqual(fabric.fibres);
  return { weight, width, composition, price: shippedContent.terms.price };
}
