import * as fc from 'fast-check';
import { shippedContent } from '../src/content/shipped-content.ts';
import { anyAddress } from '../src/contract/design-address.fixture.ts';
import { readDesign, writeDesign } from '../src/contract/design-address.ts';
import { clothOf, designOf } from '../src/domain/cloth-design/cloth-design.ts';
import { loomBook } from '../src/domain/cloth-design/loom-book.ts';
import { diagramShape } from '../src/loom/diagram/diagram-shape.ts';
import { stitchPlan } from '../src/loom/diagram/stitch-plan.ts';
import { judgeDesign } from '../src/loom/notation/judge-design.ts';
import { explainGsm } from '../src/loom/weight/explain-gsm.ts';
import { withoutColours } from '../src/loom/weight/without-colours.ts';
import { drawTile, type TileStage } from '../src/web/islands/loom/knit-tiles.ts';
import { report, words } from './report/report.ts';

/** What the instrument of /loom costs, CPU of one thread: `npm run bench instrument [addresses]`. */
const addresses = Number(words[0] ?? 1_000_000);
const limits = { key: 16, coarse: 150, fine: 1500 } as const;
const book = loomBook(shippedContent);
const slugs = new Set([
  'tricot-premium-12b',
  'locknit-premium-14b',
  'satin-premium-16a',
  'power-net-premium-15g',
  'atlas-check-custom-25a',
]);
const cloths = shippedContent.fabrics.filter(({ slug }) => slugs.has(slug));

const key = worst((fabric) => {
  const design = designOf(fabric, book)!;
  const verdict = judgeDesign(design, book);
  if (!verdict.can) throw new Error(verdict.head);
  diagramShape(fabric.construction);
  stitchPlan(fabric);
  judgeDesign(design, book, explainGsm(withoutColours(verdict.cloth)));
  writeDesign(design);
});
const coarse = worst((fabric) => draw(fabric, 'coarse'));
const fine = worst((fabric) => draw(fabric, 'fine'));
const refused = readAddresses();

report(
  [
    row('a key in the instrument: faults, diagram, weight, verdict, address', 'key', key),
    row('rough cloth while the hand moves', 'coarse', coarse),
    row('fine cloth when it rests', 'fine', fine),
    {
      promise: `${addresses.toLocaleString('en-GB')} random addresses of a design`,
      limit: 'none throws, hangs or is knitted unrefused',
      figure: `${refused.ms.toFixed(3)} ms each at most ${refused.slowest.toFixed(1)}; ${refused.sound} could be knitted`,
      ok: refused.slowest < 250,
    },
  ],
  { key, coarse, fine, ...refused },
);

type Cloth = (typeof cloths)[number];

function draw(fabric: Cloth, stage: TileStage): void {
  const shade = fabric.shades[fabric.leadShade]!.hex;
  drawTile({ id: 0, fabric, shade, side: 'face', tileMm: 9, pxPerMm: 40, cloth: true }, stage);
}

/** The slowest of the cloths, each by its median of five; the first turn only warms up. */
function worst(act: (fabric: Cloth) => void): number {
  const medians = cloths.map((fabric) => {
    const times = Array.from({ length: 6 }, () => cpuMs(() => act(fabric))).slice(1);
    return times.toSorted((a, b) => a - b)[2]!;
  });
  return Math.max(...medians);
}

function cpuMs(act: () => void): number {
  const start = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function row(promise: string, limit: keyof typeof limits, ms: number) {
  return {
    promise,
    limit: `at most ${limits[limit]} CPU ms`,
    figure: `${ms.toFixed(1)} ms, the slowest of ${cloths.length} plain cloths`,
    ok: ms <= limits[limit],
  };
}

/** Only what `judgeDesign` passes is ever given to the loom. */
function readAddresses() {
  const good = shippedContent.fabrics.map((fabric) => writeDesign(designOf(fabric, book)!)!);
  let sound = 0;
  let slowest = 0;
  const began = process.cpuUsage();
  const any = anyAddress(good, Object.keys(book.yarns));
  for (const address of fc.sample(any, { numRuns: addresses, seed: 7 })) {
    const ms = cpuMs(() => {
      const read = readDesign(address);
      if (!read.ok || !clothOf(read.design, book)) return;
      if (judgeDesign(read.design, book).can) sound++;
    });
    if (ms > slowest) slowest = ms;
  }
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000 / addresses, slowest, sound };
}
