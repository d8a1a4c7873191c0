/** A small piece of a colour, beside the words that name it. */
export function ShadeChip({ hex }: { readonly hex: string }) {
  return (
    <svg className="shade-chip" width="36" height="20" viewBox="0 0 36 20" aria-hidden="true">
      <rect width="36" height="20" fill={hex} stroke="#1f1b18" strokeOpacity="0.3" />
    </svg>
  );
}
