import { inchesFromCentimetres } from './convert-units.ts';

export interface Bounds {
  readonly from?: number;
  readonly to?: number;
}

/** Figures with their units as a buyer types them. */
export interface Measures {
  /** `under 120 gsm`, `160-180 gsm`; a single figure is both ends. */
  readonly gsm?: Bounds;
  readonly ounces?: number;
  readonly metres?: number;
  readonly yards?: number;
  readonly kilos?: number;
  /** Width of cloth. */
  readonly inches?: Bounds;
  readonly centimetres?: number;
}

/** Reads a folded text. */
export function readMeasures(text: string): Measures {
  const gsm = readBounds(
    text,
    'gsm|g\\/m2|g\\/m²|g\\/m|gm2|gms?|grams?(?: per square met(?:er|re))?(?! (?:per|a|in))',
    [50, 600],
  );
  const inches = readBounds(
    text,
    'inch(?:es)?|in\\b(?! (?:gsm|oz|kg|met|yard|cm|navy|black|white|bulk|stock|india))|"',
    [20, 120],
  );
  const ounces = figure(text, 'oz|ounces?');
  const kilos = figure(text, 'kgs?|kilos?|kilograms?|ton(?:ne)?s?');
  const metres = figure(text, 'm|mtrs?|mts?|met(?:er|re)s?');
  const yards = figure(text, 'yds?|yards?|gaz');
  const centimetres = figure(text, 'cms?|centimet(?:er|re)s?');
  return {
    ...(gsm && { gsm }),
    ...(inches && { inches }),
    ...(ounces !== undefined && { ounces }),
    ...(kilos !== undefined && { kilos: /\bton(?:ne)?s?\b/.test(text) ? kilos * 1000 : kilos }),
    ...(metres !== undefined && { metres }),
    ...(yards !== undefined && { yards }),
    ...(centimetres !== undefined && { centimetres }),
  };
}

/** "At least 150 cm wide", in inches; a single figure is the least width. */
export function readWidthInCentimetres(text: string): Bounds | undefined {
  if (!/\d ?cms?\b/.test(text) || !/\b(wide|width|wider|at least|minimum)\b/.test(text))
    return undefined;
  const { from, to } = readBounds(text, 'cms?', [60, 300]) ?? {};
  const inches = (cm: number) => Math.round(inchesFromCentimetres(cm));
  return {
    ...(from !== undefined && { from: inches(from) }),
    ...(to !== undefined && to !== from && { to: inches(to) }),
  };
}

/** A match must not begin inside a figure, or a thousand digits would be scanned a thousand times. */
const number = '(?<!\\d)(\\d{1,3}(?:,\\d{2,3}){0,3},\\d{3}|\\d{1,9}(?:\\.\\d{1,6})?)';

function figure(text: string, unit: string): number | undefined {
  const found = match(text, `${number}\\s*(k\\s*)?(?:${unit})(?![a-z0-9/²])`);
  if (!found) return undefined;
  const value = toNumber(found[1]!) * (found[2] ? 1000 : 1);
  return value > 0 && value < 1e7 ? value : undefined;
}

const less = '(?:under|below|less than|lesser than|lighter than|narrower than)';
const more = '(?:over|above|more than|greater than|heavier than|wider than|exceeding)';
/** "Not more than", "must not be heavier than", "don't go below". */
const not = `\\b(?:not?|never|(?:do|should|must)n'?t|can'?not) (?:(?:be|go|weigh|want it|exceed) )?`;
/** "Narrower than 60" is a width without its unit. */
const barely = `(?<!${not})(narrower|wider) than (\\d{2,3})(?!\\s*(?:\\d|cm|gsm))`;
const below = `(?:(?<!${not})${less}|${not}${more}|sub|at most|(?:go )?down to|up ?to|max(?:imum)?(?: of)?|within|<=?)`;
const above = `(?:(?<!${not})${more}|${not}${less}|at least|min(?:imum)?(?: of)?|from|>=?)`;

function readBounds(
  text: string,
  unit: string,
  [least, most]: [number, number],
): Bounds | undefined {
  const isGsm = unit.startsWith('gsm');
  const bareWidth = match(text, barely);
  if (bareWidth) {
    if (isGsm) return readBounds(text.replace(bareWidth[0], ' '), unit, [least, most]);
    const bound = Number(bareWidth[2]);
    return bareWidth[1] === 'wider' ? { from: bound + 1 } : { to: bound - 1 };
  }
  const u = `\\s*(?:${unit})`;
  const between =
    match(text, `${number}${u}?\\s*(?:-|(?:up ?)?to|se|and|till)\\s*${number}${u}`) ??
    match(
      text,
      `between\\s*${number}${u}?\\s*(?:-|to|and)\\s*${number}(?:${u})${isGsm ? '?' : ''}`,
    ) ??
    match(
      text,
      `(?:${unit})\\s*(?:of|range|between|from|:)?\\s*${number}\\s*(?:-|to|se)\\s*${number}`,
    );
  if (between) {
    const [from, to] = [toNumber(between[1]!), toNumber(between[2]!)].toSorted((a, b) => a - b);
    if (from! >= least && to! <= most) return { from: from!, to: to! };
  }
  // "under 120" without a unit is a weight, because only weights have three digits here.
  const bare = isGsm
    ? `(?:${u}|(?!\\s*(?:\\d|inch|"|in\\b|m\\b|mt|met|kg|yard|oz|day|rs|rup|%)))`
    : u;
  const to =
    match(text, `${below}\\s*${number}${bare}`) ??
    match(
      text,
      `${number}${u}\\s*(?:se kam|ke niche|tak|ke andar|or less|or below|or lighter|max)`,
    );
  const from =
    match(text, `${above}\\s*${number}${bare}`) ??
    match(
      text,
      `${number}${u}\\s*(?:se zyada|se jyada|se upar|se chaud[ai]|or more|or wider|at least|minimum|or above|or heavier|plus|\\+)`,
    );
  const upper = to && within(to[1]!) ? toNumber(to[1]!) : undefined;
  const lower = from && within(from[1]!) ? toNumber(from[1]!) : undefined;
  // "Not heavier than 165 and not lighter than 140" says both.
  if (lower !== undefined && upper !== undefined && lower < upper)
    return { from: lower, to: upper };
  if (upper !== undefined) return { to: upper };
  if (lower !== undefined) return { from: lower };
  const near = isGsm
    ? match(
        text,
        `(?:around|about|approx(?:imately)?|nearly|roughly|close to|near) ${number}${bare}`,
      )
    : null;
  if (near && within(near[1]!)) {
    const aim = toNumber(near[1]!);
    return { from: Math.round(aim * 0.93), to: Math.round(aim * 1.07) };
  }
  const single =
    match(text, `${number}${u}(?![a-z])`) ??
    (isGsm
      ? match(text, `(?:${unit})\\s*(?:of|is|:|=)?\\s*${number}(?!\\s*(?:m|kg|yard|inch))`)
      : match(text, `\\bwidth (?:of |is )?${number}(?!\\s*(?:cm|m|gsm|kg|\\d))`));
  if (single && within(single[1]!)) return { from: toNumber(single[1]!), to: toNumber(single[1]!) };
  return undefined;

  function within(digits: string): boolean {
    return toNumber(digits) >= least && toNumber(digits) <= most;
  }
}

/** Compiled patterns are cached: they are few, and compiling one costs more than reading a question. */
const rules = new Map<string, RegExp>();

function match(text: string, pattern: string): RegExpExecArray | null {
  let rule = rules.get(pattern);
  if (!rule) rules.set(pattern, (rule = new RegExp(pattern)));
  return rule.exec(text);
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
