import type { Construction, GuideBar } from '../../domain/fabric/fabric.ts';
import { parseLapping } from '../notation/parse-lapping.ts';
import type { DiagramOptions, Lapping } from '../types.ts';
import { type DiagramGrid, courseY, drawLapping, spaceX, trim } from './draw-lapping.ts';

/**
 * The lapping of a construction as SVG: dots are needles, spaces count from the right, courses go up.
 * Colours come from the page by class (`lap-bar-1` is the front bar); without a style sheet lines take
 * the colour of the text. A lapping that cannot be read is left out.
 */
export function lappingDiagram(construction: Construction, options: DiagramOptions = {}): string {
  const bars = barsToDraw(construction, options.bars);
  const numbers = options.spaceNumbers ?? true;
  const grid = gridFor(bars, options);
  const label = options.label ?? labelFor(construction, bars);
  const height = grid.floor + grid.rise * 0.75 + (numbers ? 22 : 0);
  return [
    `<svg class="lap" viewBox="0 0 ${trim(grid.width)} ${trim(height)}" role="img" aria-label="${escapeText(label)}">`,
    `<title>${escapeText(label)}</title>`,
    dots(grid, 2.3),
    ...bars.toReversed().map((bar) => ends(grid, bar, options.neighbours ?? false, 1.7)),
    numbers ? spaceNumbers(grid, height - 5) : '',
    '</svg>',
  ].join('');
}

export interface DrawnBar {
  readonly number: number;
  readonly record: GuideBar;
  readonly lapping: Lapping;
  /** Guides that carry yarn within one repeat of the threading, at the first of which the end is drawn. */
  readonly threaded: readonly number[];
  readonly repeat: number;
}

export function barsToDraw(
  construction: Pick<Construction, 'bars'>,
  wanted: readonly number[] | undefined,
): readonly DrawnBar[] {
  return construction.bars.flatMap((record, index) => {
    const number = index + 1;
    const lapping = parseLapping(record.lapping);
    if (!lapping.ok || (wanted && !wanted.includes(number))) return [];
    return [{ number, record, lapping: lapping.value, ...threadedGuides(record) }];
  });
}

function threadedGuides(record: GuideBar): Pick<DrawnBar, 'threaded' | 'repeat'> {
  const letters = [...record.threading];
  const repeat = Math.max(1, letters.length);
  const threaded = letters.flatMap((letter, guide) =>
    letter === '.' ? [] : [(((guide + (record.offset ?? 0)) % repeat) + repeat) % repeat],
  );
  return { threaded: threaded.toSorted((a, b) => a - b), repeat };
}

export function gridFor(bars: readonly DrawnBar[], options: DiagramOptions): DiagramGrid {
  const pitch = 36;
  const rise = 42;
  const loop = 9;
  const side = 8;
  const reach = Math.max(1, ...bars.map((bar) => highestSpace(bar.lapping) + firstGuide(bar)));
  const needles = options.needles ?? Math.max(options.neighbours ? 9 : 5, reach + 1);
  const longest = Math.max(2, ...bars.map((bar) => bar.lapping.length));
  const courses = options.courses ?? Math.max(5, Math.min(16, longest + 1));
  return {
    needles,
    courses,
    pitch,
    rise,
    loop,
    side,
    width: needles * pitch + side * 2,
    floor: (courses - 1) * rise + 28,
  };
}

export function highestSpace(lapping: Lapping): number {
  return Math.max(...lapping.flatMap((link) => [link.from, link.to]));
}

/** A bar threaded throughout starts at guide 0, so that the numbers read as the chain is written. */
export function firstGuide(bar: DrawnBar): number {
  return bar.threaded[0] ?? 0;
}

function dots(grid: DiagramGrid, radius: number): string {
  const circles: string[] = [];
  for (let course = 0; course < grid.courses; course++)
    for (let needle = 0; needle < grid.needles; needle++)
      circles.push(
        `<circle cx="${trim(spaceX(grid, needle + 0.5))}" cy="${trim(courseY(grid, course))}" r="${radius}"/>`,
      );
  return `<g class="lap-pt" fill="currentColor">${circles.join('')}</g>`;
}

function ends(grid: DiagramGrid, bar: DrawnBar, neighbours: boolean, weight: number): string {
  const first = firstGuide(bar);
  const own = endPath(grid, bar, first, weight, false);
  if (!neighbours) return own;
  return [...neighbourGuides(grid, bar, first)]
    .map((guide) => endPath(grid, bar, guide, weight, true))
    .concat(own)
    .join('');
}

/** Every second end of a fully threaded bar (all of them would be a thicket), each end of a sparse one. */
function* neighbourGuides(grid: DiagramGrid, bar: DrawnBar, first: number): Generator<number> {
  const step = bar.threaded.length === bar.repeat ? 2 : 1;
  const last = grid.needles - highestSpace(bar.lapping);
  for (let guide = first + step; guide <= last; guide += step)
    if (bar.threaded.includes(guide % bar.repeat)) yield guide;
}

function endPath(
  grid: DiagramGrid,
  bar: DrawnBar,
  guide: number,
  weight: number,
  ghost: boolean,
): string {
  const ghosted = ghost ? ' lap-ghost' : '';
  const opacity = ghost ? ' opacity=".28"' : '';
  return `<path class="lap-bar lap-bar-${bar.number}${ghosted}" d="${drawLapping(grid, bar.lapping, guide)}" fill="none" stroke="currentColor"${opacity} stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function spaceNumbers(grid: DiagramGrid, y: number): string {
  const texts: string[] = [];
  for (let space = 0; space <= grid.needles; space++)
    texts.push(
      `<text class="lap-number" x="${trim(spaceX(grid, space))}" y="${trim(y)}" text-anchor="middle" font-size="13" fill="currentColor">${space}</text>`,
    );
  return texts.join('');
}

export function labelFor(construction: Construction, bars: readonly DrawnBar[]): string {
  const chains = bars.map((bar) => `bar ${bar.number} ${bar.record.lapping}`).join(', ');
  return `Lapping diagram of ${construction.name}: ${chains}`;
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
