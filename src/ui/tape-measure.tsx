/** Enough for the widest screen; the page clips the rest. */
const inches = Array.from({ length: 39 }, (_, index) => index + 1);

/** A tailor's tape across the whole width. As SVG text its figures cost ten times the layout. */
export function TapeMeasure() {
  return (
    <div className="tape" aria-hidden="true">
      {inches.map((inch) => (
        <span key={inch}>{inch}</span>
      ))}
    </div>
  );
}
