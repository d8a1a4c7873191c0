/** The metrics a fallback font must match so that the layout does not shift when the web font loads. */
export interface FontMetrics {
  /** All in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of running English text. */
  readonly advance: number;
}

/** Mean advances of `sample` in the fallback fonts, which are the same as in Arial and Times New Roman. */
const standIns = { 'Liberation Sans': 0.4414, 'Liberation Serif': 0.4015 } as const;

const sample =
  'Warp knits from Amritsar. Tell us the garment, the weight and the metres; a person at the mill answers.';

export function matchFallback(metrics: FontMetrics, stand: keyof typeof standIns): string[] {
  const adjust = metrics.advance / standIns[stand];
  return [
    `size-adjust:${percent(adjust)}`,
    `ascent-override:${percent(metrics.ascent / adjust)}`,
    `descent-override:${percent(metrics.descent / adjust)}`,
    `line-gap-override:${percent(metrics.lineGap / adjust)}`,
  ];
}

function percent(value: number): string {
  return `${(value * 100).toFixed(2)}%`;
}

/** Reads an uncompressed TrueType file. */
export function readMetrics(sfnt: Buffer): FontMetrics {
  const table = tables(sfnt);
  const unitsPerEm = sfnt.readUInt16BE(table('head') + 18);
  const hhea = table('hhea');
  const longAdvances = sfnt.readUInt16BE(hhea + 34);
  const hmtx = table('hmtx');
  const glyphOf = readCmap(sfnt, table('cmap'));
  let total = 0;
  for (const char of sample) {
    const glyph = Math.min(glyphOf(char.codePointAt(0) ?? 0), longAdvances - 1);
    total += sfnt.readUInt16BE(hmtx + glyph * 4);
  }
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: sfnt.readInt16BE(hhea + 8) / unitsPerEm,
    advance: total / sample.length / unitsPerEm,
  };
}

function tables(sfnt: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let i = 0; i < sfnt.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    offsets.set(sfnt.toString('latin1', entry, entry + 4), sfnt.readUInt32BE(entry + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };
}

/** Reads format 4 only, which every subset has, and which covers all characters of the sample. */
function readCmap(sfnt: Buffer, cmap: number): (point: number) => number {
  for (let i = 0; i < sfnt.readUInt16BE(cmap + 2); i++) {
    const at = cmap + sfnt.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (sfnt.readUInt16BE(at) === 4) return (point) => lookUp(sfnt, at, point);
  }
  throw new Error('The font has no character map of format 4.');
}

function lookUp(sfnt: Buffer, at: number, point: number): number {
  const doubled = sfnt.readUInt16BE(at + 6);
  for (let i = 0; i < doubled; i += 2) {
    if (sfnt.readUInt16BE(at + 14 + i) < point) continue;
    const start = sfnt.readUInt16BE(at + 16 + doubled + i);
    if (start > point) return 0;
    const delta = sfnt.readUInt16BE(at + 16 + 2 * doubled + i);
    const rangeAt = at + 16 + 3 * doubled + i;
    const range = sfnt.readUInt16BE(rangeAt);
    if (range === 0) return (point + delta) & 0xffff;
    const glyph = sfnt.readUInt16BE(rangeAt + range + 2 * (point - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
