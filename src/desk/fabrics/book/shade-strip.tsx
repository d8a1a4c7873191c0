interface ShadeStripProps {
  readonly shades: readonly { readonly name: string; readonly hex: string }[];
}

/** The shade card as true colours: one element, however many shades there are. */
export function ShadeStrip({ shades }: ShadeStripProps) {
  const count = shades.length;
  if (count === 0) return <span className="mini mini-none lab">No shades yet</span>;
  const stops = shades.map(
    ({ hex }, place) => `${hex} ${(100 * place) / count}% ${(100 * (place + 1)) / count}%`,
  );
  return (
    <span
      className="mini"
      role="img"
      aria-label={count === 1 ? '1 shade' : `${count} shades`}
      style={{
        backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})`,
        width: `${Math.min(count, 22) * 0.5}rem`,
      }}
    />
  );
}
