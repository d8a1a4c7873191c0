/** What a marketplace or a partner tells of somebody who asked there. All of it is plain text. */
export interface Lead {
  /** By its name in the settings: `indiamart`, `tradeindia`. */
  readonly source: string;
  /** What the source itself calls it. The same lead is taken once, however often it is told. */
  readonly id: string;
  /** When the buyer asked; the moment of its arrival where the source does not say. */
  readonly at?: number;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly product: string;
  readonly subject: string;
  readonly message: string;
  /** What else the source says, by the names that the desk spells out. */
  readonly details: Readonly<Record<string, string>>;
}

/** In characters. What is longer is cut: a lead that is refused would be lost. */
export const leadLimits = {
  id: 200,
  short: 160,
  address: 254,
  detail: 400,
  message: 8_000,
} as const;

/**
 * The text of a foreign field, cut to `longest`. Control characters go: one of the databases refuses
 * a zero character, and the lead with it. Lines stay where `keepsLines` says so.
 */
export function leadText(value: unknown, longest: number, keepsLines = false): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  // Twice the length is enough to cut from, and keeps the work small.
  const some = text.slice(0, longest * 2).toWellFormed();
  const clean = keepsLines
    ? some.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ')
    : some.replaceAll(/\p{Cc}/gu, ' ');
  return clean.trim().slice(0, longest).toWellFormed().trim();
}

/** `indiamart` is written as its owner does; other names as they stand in the settings. */
export function sourceLabel(source: string): string {
  if (source === 'indiamart') return 'IndiaMART';
  return source.charAt(0).toUpperCase() + source.slice(1);
}
