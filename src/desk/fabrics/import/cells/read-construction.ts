import {
  type Construction,
  type ConstructionFamily,
  constructionFamilies,
  type GuideBar,
  type Machine,
  type Motif,
} from '../../../../domain/fabric/fabric.ts';
import type { YarnChoice } from '../../../../domain/fabric/fabric-record.ts';
import { quote, type ReadCell } from './cell.ts';
import { findNamed, fold, type Named } from './read-names.ts';

/** The name of a construction that the book has, or a whole one with its chains. */
export type ReadConstruction =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'whole'; readonly construction: Construction };

/** A construction that some fabric of the book is knitted in. */
export type KnownConstruction = Pick<Construction, 'name' | 'bars'>;

/** `Locknit`, `Locknit (locknit): GB1 2-3/1-0// N; GB2 1-0/1-2// C`, `1-0/1-2 // 2-3/1-0`. */
export function readConstruction(
  text: string,
  known: readonly KnownConstruction[],
): ReadCell<ReadConstruction> {
  const said = text.trim();
  const whole = /^([^:]{3,48}?) \(([a-zé]+)\): (GB1 .+)$/.exec(said);
  if (whole) return readWhole(whole[1]!, whole[2]!, whole[3]!, text);
  if (/\d\s*-\s*\d/.test(said)) return findChains(said, known);
  const names = [...new Set(known.map(({ name }) => name))].map((name): Named => ({ key: name, name })); // oxfmt-ignore
  const named =
    findNamed(said, names) ?? findNamed(said.replace(/(fabric|knit)s?$/i, '').trimEnd(), names);
  if (!named) {
    const near = names.filter(({ name }) => fold(name).includes(fold(said).slice(0, 5)));
    return {
      ok: false,
      error: `${quote(text)} is not a known construction.`,
      offers: near.slice(0, 3).map(({ name }) => ({ label: name, text: name })),
    };
  }
  const note = named.near ? { note: `${quote(text)} is read as ${named.name}` } : {};
  return { ok: true, value: { kind: 'named', name: named.name }, ...note };
}

/** The chains as a card prints them, the back bar first; a fabric of the book says the rest. */
function findChains(text: string, known: readonly KnownConstruction[]): ReadCell<ReadConstruction> {
  const chains = text
    .replace(/\s+/g, '')
    .split('//')
    .filter(Boolean)
    .map((chain) => `${chain.replace(/\/$/, '')}//`);
  const wanted = [chains.toReversed().join(), chains.join()];
  const found = wanted.flatMap((chain) =>
    known.filter(({ bars }) => bars.map(({ lapping }) => lapping).join() === chain),
  )[0];
  if (!found) return { ok: false, error: `No fabric has the lapping ${quote(text)}.` };
  const note = `${quote(text)} is ${found.name}`;
  return { ok: true, value: { kind: 'named', name: found.name }, note };
}

function readWhole(
  name: string,
  family: string,
  rest: string,
  text: string,
): ReadCell<ReadConstruction> {
  const fault = { ok: false, error: `${quote(text)} cannot be read as a construction.` } as const;
  if (!constructionFamilies.some((one) => one === family)) return fault;
  const bars: GuideBar[] = [];
  let motif: Motif | undefined;
  for (const part of rest.split('; ')) {
    const bar = /^GB(\d) (\d+-\d+(?:\/\d+-\d+)*\/\/) ([A-Z.]+)(?: \+(\d+))?$/.exec(part);
    const figure = /^motif ([a-z0-9-]+) (\d+)x(\d+)$/.exec(part);
    if (bar && Number(bar[1]) === bars.length + 1) {
      const offset = bar[4] === undefined ? {} : { offset: Number(bar[4]) };
      bars.push({ lapping: bar[2]!, threading: bar[3]!, ...offset });
    } else if (figure) {
      motif = { name: figure[1]!, wales: Number(figure[2]), courses: Number(figure[3]) };
    } else return fault;
  }
  const construction = {
    name,
    family: family as ConstructionFamily,
    bars,
    ...(motif && { motif }),
  };
  return { ok: true, value: { kind: 'whole', construction } };
}

/** The words that `readConstruction` reads back. */
export function spellConstruction({ name, family, bars, motif }: Construction): string {
  const parts = bars.map(
    ({ lapping, threading, offset }, place) =>
      `GB${place + 1} ${lapping} ${threading}${offset === undefined ? '' : ` +${offset}`}`,
  );
  if (motif) parts.push(`motif ${motif.name} ${motif.wales}x${motif.courses}`);
  return `${name} (${family}): ${parts.join('; ')}`;
}

/** `N nylon40; C cottonNe60 dyed neel` */
export function readYarns(
  text: string,
  yarns: readonly Named[],
  shades: readonly Named[],
): ReadCell<Readonly<Record<string, YarnChoice>>> {
  const read: Record<string, YarnChoice> = {};
  for (const part of text.split(';').map((one) => one.trim())) {
    const letter = /^([A-Z])[\s:=]+/.exec(part);
    const [named = '', ...rest] = part.slice(letter?.[0].length ?? 0).split(' dyed ');
    const shade = rest.length > 0 ? rest.join(' dyed ') : undefined;
    const yarn = letter ? findNamed(named, yarns) : undefined;
    const dyed = shade === undefined ? undefined : findNamed(shade, shades);
    if (!letter || !yarn || (shade !== undefined && !dyed)) {
      return { ok: false, error: `${quote(part)} is not a known yarn.` };
    }
    read[letter[1]!] = { yarn: yarn.key, ...(dyed && { dyed: dyed.key }) };
  }
  return { ok: true, value: read };
}

export function spellYarns(yarns: Readonly<Record<string, YarnChoice>>): string {
  return Object.entries(yarns)
    .map(([letter, { yarn, dyed }]) => `${letter} ${yarn}${dyed ? ` dyed ${dyed}` : ''}`)
    .join('; ');
}

/** `tricot E28, 24.5 courses, 14.5 wales` */
export function readMachine(text: string): ReadCell<Machine> {
  const fault = { ok: false, error: `${quote(text)} cannot be read as a machine.` } as const;
  const words = text.toLowerCase().replaceAll(',', ' ').split(/\s/).filter(Boolean);
  // `E 28` is one word.
  if (words[1] === 'e') words.splice(1, 2, `e${words[2]}`);
  const [kind, needles = '', courses, coursesWord, wales, walesWord] = words;
  if (kind !== 'tricot' && kind !== 'raschel') return fault;
  if (coursesWord !== 'courses' || walesWord !== 'wales' || !needles.startsWith('e')) return fault;
  const [gauge, coursesPerCm, walesPerCm] = [needles.slice(1), courses, wales].map(readFigure);
  if (!gauge || !coursesPerCm || !walesPerCm) return fault;
  return { ok: true, value: { kind, gauge, coursesPerCm, walesPerCm } };
}

/** Neither nothing nor several points make a figure: both are refused with what is zero. */
function readFigure(text = ''): number {
  return /^[\d.]+$/.test(text) ? Number(text) : 0;
}

export function spellMachine({ kind, gauge, coursesPerCm, walesPerCm }: Machine): string {
  return `${kind} E${gauge}, ${coursesPerCm} courses, ${walesPerCm} wales`;
}
