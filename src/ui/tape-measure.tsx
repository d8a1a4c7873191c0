/** Inches enough for the widest screen; the page clips the rest. */
const inches = Array.from({ length: 39 }, (_, index) => index + 1);

/** A tailor's tape across the whole width. Its figures are HTML, because SVG text takes ten times as long to lay out. */
export function TapeMeasure() {
  return (
    <div className="tape" aria-hidden="true">
      {inches.map((inch) => (
        <span key={inch}>{inch}</span>
      ))}
    </div>
  );
}
