import MiniSearch from 'minisearch';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import {
  facetDefinitions,
  facetIds,
  type FacetSelection,
} from '../src/domain/catalogue/facet-definitions.ts';
import { createFinder } from '../src/domain/catalogue/fabric-finder.ts';
import { searchFabrics } from '../src/domain/catalogue/search-fabrics.ts';
import { fabricName, type Fabric } from '../src/domain/fabric/fabric.ts';
import { quantile, report, words } from './report/report.ts';

/**
 * One letter typed into the catalogue of a mill with 5,000 fabrics: our finder, which also counts
 * every facet; the same rules applied plainly; and MiniSearch, which looks for beginnings of words
 * where the catalogue promises any piece of one, and counts nothing.
 *
 *   npm run bench search [fabrics]
 */
const wanted = 16;
const count = Number(words[0] ?? 5000);
const book = Array.from({ length: count }, (_, n): Fabric => {
  const fabric = fabrics[n % fabrics.length]!;
  const number = `${100 + Math.floor(n / 26)}${String.fromCharCode(65 + (n % 26))}`;
  return { ...fabric, id: n + 1, number, slug: `${fabric.slug}-${n}` };
});

const terms = ['locknit premium', '100% cotton', 'queen’s cord', '114b', 'zzz'];
const typed = terms.flatMap((term) => [...term].map((_, at) => term.slice(0, at + 1)));
const ticks: readonly FacetSelection[] = [
  {},
  { composition: ['100% Cotton', 'Cotton/Nylon Blend'] },
  { gsm: ['light', 'mid'], endUse: ['T-shirts', 'Uniforms', 'Dresses'], width: ['usual'] },
];
const selections = typed.flatMap((search) => ticks.map((ticked) => ({ ...ticked, search })));

const started = performance.now();
const find = createFinder(book);
const prepared = performance.now() - started;
const mini = makeMini();

const contestants: Readonly<Record<string, (selection: FacetSelection) => unknown>> = {
  'our finder': (selection) => find(selection),
  'plain filter': (selection) => plainly(selection),
  MiniSearch: ({ search = '' }) => mini.search(search, { prefix: true }),
};

console.log(
  `${count} fabrics, ${selections.length} states of typing and ticking, prepared once in ${prepared.toFixed(0)} ms\n`,
);
console.log('                  median      99 %   slowest');
const measured: Record<string, { median: number; p99: number; slowest: number }> = {};
for (const [name, answer] of Object.entries(contestants)) {
  for (const selection of selections.slice(0, 30)) answer(selection);
  const times = selections.map((selection) => {
    const before = performance.now();
    answer(selection);
    return performance.now() - before;
  });
  const cells = [0.5, 0.99, 1].map((share) => quantile(times, share));
  measured[name] = { median: cells[0]!, p99: cells[1]!, slowest: cells[2]! };
  console.log(name.padEnd(14) + cells.map((ms) => `${ms.toFixed(2)} ms`.padStart(10)).join(''));
}

requireSameAnswers();
const { p99 } = measured['our finder']!;
report(
  [
    {
      promise: `a letter typed into the search of ${count.toLocaleString('en')} fabrics, every facet counted, 99 % within`,
      limit: `at most ${wanted} ms (one frame); plain filter ${measured['plain filter']!.p99.toFixed(1)} ms, MiniSearch ${measured['MiniSearch']!.p99.toFixed(1)} ms`,
      figure: `${p99.toFixed(1)} ms`,
      ok: p99 <= wanted,
    },
  ],
  { fabrics: count, preparedMs: prepared, ...measured },
);

/** The catalogue's rules without an index: every text is read again for each query. */
function plainly(selection: FacetSelection): Fabric[] {
  return searchFabrics(book, selection.search ?? '').filter((fabric) =>
    facetIds.every((id) => {
      const ticked: readonly string[] = selection[id] ?? [];
      const values = facetDefinitions[id].valuesOf(fabric);
      return ticked.length === 0 || values.some((value) => ticked.includes(value));
    }),
  );
}

function makeMini(): MiniSearch {
  const index = new MiniSearch({ fields: ['name', 'composition', 'id'] });
  index.addAll(
    book.map((fabric) => ({
      id: fabric.id,
      name: fabricName(fabric),
      composition: fabric.composition,
    })),
  );
  return index;
}

function requireSameAnswers(): void {
  for (const selection of selections) {
    const ours = find(selection).found.map(({ id }) => id);
    const plain = plainly(selection).map(({ id }) => id);
    if (ours.join() !== plain.join())
      throw new Error(`Other answers for ${JSON.stringify(selection)}`);
  }
}
