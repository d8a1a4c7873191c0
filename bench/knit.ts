import { execFileSync } from 'node:child_process';
import { fabrics } from '../src/content/fabrics/fabrics.ts';
import type { KnitReport } from '../src/domain/picture/knitting.ts';
import { clothFacts } from '../src/domain/picture/knitting.ts';
import { knitPictures } from '../src/studio/knit/knit-pictures.ts';
import { planKnitting } from '../src/studio/knit/plan-knitting.ts';
import { report } from './report/report.ts';

/**
 * CPU seconds and memory of what the process does that knits for the desk, from the record of a fabric
 * to its files in all widths: `npm run bench knit`. Each picture in a process of its own, because
 * memory that was used once is not given back.
 */
interface Case {
  readonly name: string;
  readonly slug: string;
  /** Of the planned pictures; none: the quick small macro alone. */
  readonly scene?: string;
}

const cases: readonly Case[] = [
  { name: 'first look', slug: 'locknit-premium-14b' },
  { name: 'macro', slug: 'locknit-premium-14b', scene: 'macro' },
  { name: 'macro, lace motif', slug: 'rose-lace-premium-27d', scene: 'macro' },
  { name: 'whole lace motif', slug: 'rose-lace-premium-27d', scene: 'lace' },
  { name: 'still life, folds', slug: 'locknit-premium-14b', scene: 'folds' },
  { name: 'still life, sheer', slug: sheerLace(), scene: 'sheer-drape' },
  { name: 'shade strip', slug: 'locknit-premium-14b', scene: 'strip' },
];
const limits = { macroSeconds: 45, memoryMb: 1500 };

const [word, place] = process.argv.slice(2);
if (word === 'case') console.log(JSON.stringify(await measure(cases[Number(place)]!)));
else compareAll();

interface Cost {
  readonly cpuSeconds: number;
  readonly peakMb: number;
  readonly bytes: number;
}

function compareAll(): void {
  const costs: Record<string, Cost> = {};
  console.log(row('', 'CPU s', 'peak MB', 'KB'));
  for (const [i, { name }] of cases.entries()) {
    const args = [import.meta.filename, 'case', String(i)];
    const cost = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Cost;
    costs[name] = cost;
    const { cpuSeconds, peakMb, bytes } = cost;
    console.log(
      row(name, cpuSeconds.toFixed(1), peakMb.toFixed(0), String(Math.round(bytes / 1000))),
    );
  }
  const peakMb = Math.max(...Object.values(costs).map((cost) => cost.peakMb));
  const macro = costs['macro']!.cpuSeconds;
  report(
    [
      {
        promise: 'pictures of a new fabric: its macro, in four widths',
        limit: `at most ${limits.macroSeconds} CPU s`,
        figure: `${macro.toFixed(1)} CPU s; ${Object.entries(costs)
          .filter(([name]) => name !== 'macro')
          .map(([name, { cpuSeconds }]) => `${cpuSeconds.toFixed(1)} (${name})`)
          .join(', ')}`,
        ok: macro <= limits.macroSeconds,
      },
      {
        promise: 'pictures of a new fabric: memory of the process that knits',
        limit: `at most ${limits.memoryMb} MB, what KNIT_MEMORY_MB allows`,
        figure: `${peakMb.toFixed(0)} MB`,
        ok: peakMb <= limits.memoryMb,
      },
    ],
    costs,
  );
}

async function measure({ slug, scene }: Case): Promise<Cost> {
  const cloth = clothFacts(fabrics.find((fabric) => fabric.slug === slug)!);
  const wanted = planKnitting(cloth).filter((planned) => planned.scene === scene);
  if (scene && wanted.length === 0) throw new Error(`${slug} is not shown as ${scene}`);
  let bytes = 0;
  const start = process.cpuUsage();
  await knitPictures(cloth, {
    recipes: new Set(wanted.map(({ recipe }) => recipe)),
    preview: scene === undefined,
    report(said: KnitReport) {
      if (said.kind === 'failed') throw new Error(said.fault);
      if (said.kind === 'preview') bytes += said.picture.length;
      if (said.kind === 'made') for (const file of said.files.values()) bytes += file.length;
    },
  });
  const { user, system } = process.cpuUsage(start);
  return {
    cpuSeconds: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
    bytes,
  };
}

/** The first lace of the book that is draped over itself. */
function sheerLace(): string {
  const lace = fabrics.find(
    (fabric) =>
      fabric.construction.family === 'lace' &&
      planKnitting(clothFacts(fabric)).some(({ scene }) => scene === 'sheer-drape'),
  );
  return lace!.slug;
}

function row(name: string, ...numbers: readonly string[]): string {
  return name.padEnd(22) + numbers.map((number) => number.padStart(10)).join('');
}
