import { basketKey } from './basket-key.ts';

/** Fabrics set aside for one quote, kept in this browser: slug, metres, shade. */
export type BasketLine = readonly [slug: string, metres?: string, shade?: string];

export function readBasket(): readonly BasketLine[] {
  try {
    return parseBasket(localStorage.getItem(basketKey));
  } catch {
    return [];
  }
}

/** An empty basket is removed: its mere presence makes pages load more script. */
export function writeBasket(lines: readonly BasketLine[]): void {
  try {
    if (lines.length > 0) localStorage.setItem(basketKey, JSON.stringify(lines));
    else localStorage.removeItem(basketKey);
  } catch {
    // Storage is off or full: the fabric still stands in the address of the quote page.
  }
}

/** Whatever an older version, an extension or a curious visitor left there, a page must not break on it. */
export function parseBasket(text: string | null): readonly BasketLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Sets a fabric aside, or changes what is wanted of it; its place stays. */
export function withLine(lines: readonly BasketLine[], line: BasketLine): readonly BasketLine[] {
  const at = lines.findIndex(([slug]) => slug === line[0]);
  return at < 0 ? [...lines, line] : lines.with(at, line);
}

/** A fabric whose address has changed keeps its place, its metres and its shade. */
export function withSlug(
  lines: readonly BasketLine[],
  was: string,
  slug: string,
): readonly BasketLine[] {
  const renamed = lines.map((line): BasketLine => {
    const [kept, ...wanted] = line;
    return kept === was ? [slug, ...wanted] : line;
  });
  return renamed.filter(([kept], at) => renamed.findIndex(([one]) => one === kept) === at);
}

export function withoutLine(lines: readonly BasketLine[], slug: string): readonly BasketLine[] {
  return lines.filter(([kept]) => kept !== slug);
}

function isLine(line: unknown): line is BasketLine {
  return (
    Array.isArray(line) &&
    /^[a-z0-9-]+$/.test(String(line[0] ?? '')) &&
    line.every((part) => typeof part === 'string')
  );
}
