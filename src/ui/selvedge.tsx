/** A rule with pin holes, as along the edge of a cloth. */
export function Selvedge({ className = '' }: { readonly className?: string }) {
  return <div className={`selv ${className}`.trim()} aria-hidden="true" />;
}
