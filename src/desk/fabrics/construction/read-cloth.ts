import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { Construction, GuideBar, Machine, Yarn } from '../../../domain/fabric/fabric.ts';
import { dyedYarn, type YarnChoice } from '../../../domain/fabric/fabric-record.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { Knittable } from '../../../loom/types.ts';
import { readField } from '../../record/fields/fields.ts';

/** Guide bars as far as they are written; a draft may hold anything. */
export function readBars(body: RecordBody | null): readonly GuideBar[] {
  const bars = readField(body, 'construction.bars');
  return Array.isArray(bars) ? bars.map(readBar) : [];
}

function readBar(bar: unknown): GuideBar {
  const { lapping, threading, offset } = (bar ?? {}) as Partial<Record<keyof GuideBar, unknown>>;
  return {
    lapping: typeof lapping === 'string' ? lapping : '',
    threading: typeof threading === 'string' ? threading : '',
    ...(typeof offset === 'number' && { offset }),
  };
}

/** The yarn behind each letter, in the order of the alphabet. */
export function readYarns(body: RecordBody | null): readonly (readonly [string, YarnChoice])[] {
  const yarns = readField(body, 'yarns');
  if (typeof yarns !== 'object' || yarns === null) return [];
  return Object.entries(yarns)
    .map(([letter, choice]): [string, YarnChoice] => {
      const { yarn, dyed } = (choice ?? {}) as Record<string, unknown>;
      return [
        letter,
        { yarn: typeof yarn === 'string' ? yarn : '', ...(typeof dyed === 'string' && { dyed }) },
      ];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** What the loom needs of a draft; nothing while a yarn or a number of the machine is missing. */
export function readKnittable(
  body: RecordBody | null,
  cupboard: Pick<ClothCupboard, 'yarns' | 'shades'>,
): Knittable | undefined {
  const machine = readMachine(body);
  if (!machine) return undefined;
  const yarns: Record<string, Yarn> = {};
  for (const [letter, choice] of readYarns(body)) {
    const yarn = findYarn(choice, cupboard);
    if (!yarn) return undefined;
    yarns[letter] = yarn;
  }
  const written = readField(body, 'construction') as Partial<Construction> | undefined;
  const { name = '', family = 'tricot', motif } = written ?? {};
  const construction = { name, family, bars: readBars(body), ...(motif && { motif }) };
  return { construction, yarns, machine };
}

export function findYarn(
  { yarn: key, dyed }: YarnChoice,
  { yarns, shades }: Pick<ClothCupboard, 'yarns' | 'shades'>,
): Yarn | undefined {
  const yarn = yarns.find((one) => one.key === key)?.body;
  if (!yarn || dyed === undefined) return yarn;
  const shade = shades.find((one) => one.key === dyed)?.body;
  return shade && dyedYarn(yarn, shade);
}

function readMachine(body: RecordBody | null): Machine | undefined {
  const machine = readField(body, 'machine') as Partial<Machine> | undefined;
  const { gauge, kind = 'tricot', coursesPerCm, walesPerCm } = machine ?? {};
  if (!isDense(gauge) || !isDense(coursesPerCm) || !isDense(walesPerCm)) return undefined;
  return { gauge, kind, coursesPerCm, walesPerCm };
}

/** Beyond these the loom would draw for ever; the schema of a fabric is narrower. */
function isDense(value: unknown): value is number {
  return typeof value === 'number' && value >= 2 && value <= 80;
}
