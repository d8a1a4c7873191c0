import { shippedContent } from '../src/content/shipped-content.ts';
import type { SiteContent } from '../src/content/site-content.ts';
import { toolInputs } from '../src/contract/mcp/tool-inputs.ts';
import type { Fabric } from '../src/domain/fabric/fabric.ts';
import { searchCatalog } from '../src/server/mcp/tools/catalogue-tools.ts';
import { toolTasks } from '../tests/assistant/tool-tasks.ts';
import { quantile, report } from './report/report.ts';

/** Every search of the buyers' tasks over a book of 5,000 fabrics, from arguments to the answer's data. */
const most = 20;
const { fabrics } = shippedContent;
const book = Array.from({ length: 5000 }, (_, n): Fabric => {
  const fabric = fabrics[n % fabrics.length]!;
  const number = `${100 + Math.floor(n / 26)}${String.fromCharCode(65 + (n % 26))}`;
  return { ...fabric, id: n + 1, number, slug: `${fabric.slug}-${n}` };
});
const content: SiteContent = { ...shippedContent, fabrics: book };
const parts = { content, siteUrl: 'https://mill.example', pictures: () => [] };
const searches = toolTasks
  .filter(({ tool }) => tool === 'search_catalog')
  .map(({ args }) => toolInputs.search_catalog.parse(args));

const times: number[] = [];
for (let round = 0; round < 12; round += 1) {
  for (const search of searches) {
    const before = performance.now();
    searchCatalog(parts, search);
    // The first rounds read titles and constructions that are remembered afterwards.
    if (round >= 2) times.push(performance.now() - before);
  }
}
const p95 = quantile(times, 0.95);
report(
  [
    {
      promise: 'a search of an assistant over 5,000 fabrics, p95',
      limit: `at most ${most} ms`,
      figure: `${p95.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)} ms)`,
      ok: p95 <= most,
    },
  ],
  { fabrics: book.length, searches: searches.length, p95 },
);
