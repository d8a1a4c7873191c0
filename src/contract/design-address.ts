import type { ClothDesign, DesignYarn } from '../domain/cloth-design/cloth-design.ts';
import {
  constructionFamilies,
  type ConstructionFamily,
  type GuideBar,
  type Machine,
  type Motif,
} from '../domain/fabric/fabric.ts';

/**
 * A design as an address, in characters that no program escapes or cuts: letters, digits, - . _ ~
 *   k1~family~bars~yarns~machine~shade[~motif]
 *   bar     links and threading, divided by dots: 2-3.1-0.A8-2 (eight guides of A, two empty), then its offset
 *   yarn    letter.name[.rrggbb]; the name is a key of the mill's yarn book
 *   machine t28x14x18: kind, gauge, wales and courses in a centimetre
 *   motif   name.wales.courses
 * The first field is the version: an old address is read by the reader of its time, for ever.
 */
const version = 'k1';

/** What a stranger's address may not go beyond; the loom has limits of its own behind them. */
export const designLimits = {
  address: 1200,
  bars: 6,
  linksInAll: 480,
  guides: 240,
  stitchesInMotif: 32_768,
  walesPerCm: [6, 22],
  coursesPerCm: [8, 40],
} as const;

export type DesignReading =
  | { readonly ok: true; readonly design: ClothDesign }
  /** In a sentence for the person who has the address. */
  | { readonly ok: false; readonly why: string };

/** Nothing while a chain cannot be read: half of a design has no address. */
export function writeDesign(design: ClothDesign): string | undefined {
  const { family, bars, yarns, machine, shade, motif } = design;
  const kind = machine.kind === 'tricot' ? 't' : 'r';
  const address = [
    version,
    spelled(family),
    bars.map(writeBar).join('_'),
    Object.entries(yarns).map(writeYarn).join('_'),
    `${kind}${machine.gauge}x${machine.walesPerCm}x${machine.coursesPerCm}`,
    shade.slice(1),
    ...(motif ? [`${motif.name}.${motif.wales}.${motif.courses}`] : []),
  ].join('~');
  // What would come back otherwise, or not at all, is no address.
  const read = readDesign(address);
  return read.ok && isAlike(read.design, design) ? address : undefined;
}

export function readDesign(address: string): DesignReading {
  if (address.length > designLimits.address)
    return refuse('The address is longer than that of any cloth.');
  const [first, family, bars, yarns, machine, shade, motif, ...more] = address.split('~');
  if (first !== version || more.length > 0)
    return refuse('This is not the address of a cloth that we can read.');
  const design = {
    family: constructionFamilies.find((one) => spelled(one) === family),
    bars: readBars(bars ?? ''),
    yarns: readYarns(yarns ?? ''),
    machine: readMachine(machine ?? ''),
    motif: motif === undefined ? undefined : readMotif(motif),
  };
  if (!design.family) return refuse('The address names a structure that we do not know.');
  if (!design.bars) return refuse('The bars of this address cannot be read.');
  if (!design.yarns) return refuse('The yarns of this address cannot be read.');
  if (!design.machine) return refuse('The address names a machine that there is not.');
  if (!isCode(shade ?? '')) return refuse('The shade of this address cannot be read.');
  if (motif !== undefined && !design.motif)
    return refuse('The motif of this address cannot be read.');
  return {
    ok: true,
    design: {
      family: design.family,
      bars: design.bars,
      yarns: design.yarns,
      machine: design.machine,
      shade: `#${shade}`,
      ...(design.motif && { motif: design.motif }),
    },
  };
}

function refuse(why: string): DesignReading {
  return { ok: false, why };
}

function spelled(family: ConstructionFamily): string {
  return family.replace('é', 'e');
}

function writeBar({ lapping, threading, offset }: GuideBar): string {
  const links = lapping.replace('//', '').split('/');
  return [...links, writeRuns(threading), ...(offset ? [String(offset)] : [])].join('.');
}

/** `AAAA..` → `A4--`: a run of three or more is counted. */
function writeRuns(threading: string): string {
  let text = '';
  for (let at = 0; at < threading.length;) {
    const guide = threading[at]!;
    let run = 1;
    while (threading[at + run] === guide) run++;
    const letter = guide === '.' ? '-' : guide;
    text += run > 2 ? `${letter}${run}` : letter.repeat(run);
    at += run;
  }
  return text;
}

function readBars(text: string): readonly GuideBar[] | undefined {
  const parts = text.split('_');
  if (parts.length > designLimits.bars) return undefined;
  const bars: GuideBar[] = [];
  let links = 0;
  for (const part of parts) {
    const fields = part.split('.');
    const cut = fields.findIndex((field) => !isLink(field));
    if (cut < 1 || fields.length > cut + 2) return undefined;
    links += cut;
    if (links > designLimits.linksInAll) return undefined;
    const threading = readRuns(fields[cut]!);
    const offset = fields.length > cut + 1 ? readWhole(fields[cut + 1]!) : 0;
    if (!threading || offset === undefined || offset >= designLimits.guides) return undefined;
    // Zero is written by leaving it out.
    if (fields.length > cut + 1 && offset === 0) return undefined;
    const lapping = `${fields.slice(0, cut).join('/')}//`;
    bars.push({ lapping, threading, ...(offset > 0 && { offset }) });
  }
  return bars;
}

/** `1-0`; which numbers a machine can lap is for the loom to say. */
function isLink(text: string): boolean {
  return /^\d{1,2}-\d{1,2}$/.test(text);
}

function readRuns(text: string): string | undefined {
  let threading = '';
  for (let at = 0; at < text.length;) {
    const letter = text[at++]!;
    if (!/^[A-Z-]$/.test(letter)) return undefined;
    let digits = '';
    while (digits.length < 3 && isDigit(text[at])) digits += text[at++];
    const run = digits === '' ? 1 : Number(digits);
    if (run < 1 || threading.length + run > designLimits.guides) return undefined;
    threading += (letter === '-' ? '.' : letter).repeat(run);
  }
  return threading === '' ? undefined : threading;
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}

function writeYarn([letter, { yarn, colour }]: [string, DesignYarn]): string {
  return [letter, yarn, ...(colour ? [colour.slice(1)] : [])].join('.');
}

function readYarns(text: string): Readonly<Record<string, DesignYarn>> | undefined {
  const yarns: Record<string, DesignYarn> = {};
  for (const part of text.split('_')) {
    const [letter = '', yarn = '', colour, ...more] = part.split('.');
    const isNew = /^[A-Z]$/.test(letter) && !Object.hasOwn(yarns, letter);
    if (!isNew || more.length > 0 || !/^[a-z][A-Za-z0-9-]{1,39}$/.test(yarn)) return undefined;
    if (colour !== undefined && !isCode(colour)) return undefined;
    yarns[letter] = { yarn, ...(colour !== undefined && { colour: `#${colour}` }) };
  }
  return yarns;
}

function readMachine(text: string): Machine | undefined {
  const kind = text.startsWith('t') ? 'tricot' : text.startsWith('r') ? 'raschel' : undefined;
  const [gauge, walesPerCm, courses, ...more] = text.slice(1).split('x').map(readNumber);
  if (!kind || !gauge || !Number.isInteger(gauge) || gauge < 6 || gauge > 60 || more.length > 0)
    return undefined;
  if (!isWithin(walesPerCm, designLimits.walesPerCm)) return undefined;
  if (!isWithin(courses, designLimits.coursesPerCm)) return undefined;
  return { gauge, kind, coursesPerCm: courses, walesPerCm };
}

function isWithin(
  value: number | undefined,
  [least, most]: readonly [number, number],
): value is number {
  return value !== undefined && value >= least && value <= most;
}

function readMotif(text: string): Motif | undefined {
  const [name = '', wales = '', courses = '', ...more] = text.split('.');
  const motif = { name, wales: readWhole(wales) ?? 0, courses: readWhole(courses) ?? 0 };
  const stitches = motif.wales * motif.courses;
  if (more.length > 0 || !/^[a-z-]{1,40}$/.test(name)) return undefined;
  return stitches > 0 && stitches <= designLimits.stitchesInMotif ? motif : undefined;
}

/** As numbers print themselves, so that one design has one address. */
function readNumber(text: string): number | undefined {
  const value = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
  return value !== undefined && String(value) === text ? value : undefined;
}

function readWhole(text: string): number | undefined {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
}

function isCode(text: string): boolean {
  return /^[\da-f]{6}$/.test(text);
}

function isAlike(one: ClothDesign, other: ClothDesign): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered({ family, bars, motif, yarns, machine, shade }: ClothDesign): unknown {
  return [
    family,
    bars.map(({ lapping, threading, offset }) => [lapping, threading, offset ?? 0]),
    motif && [motif.name, motif.wales, motif.courses],
    Object.entries(yarns).map(([letter, { yarn, colour }]) => [letter, yarn, colour ?? '']),
    [machine.kind, machine.gauge, machine.walesPerCm, machine.coursesPerCm],
    shade,
  ];
}
