const inch = 100;
const inches = 40;

/** A tailor's tape across the whole width, drawn once and clipped by the page. */
export function TapeMeasure() {
  const width = inch * inches;
  return (
    <div className="tape" aria-hidden="true">
      <svg viewBox={`0 0 ${width} 46`} width={width} height="46">
        <defs>
          <pattern id="tape-inch" width={inch} height="46" patternUnits="userSpaceOnUse">
            <path d={marks()} stroke="currentColor" strokeWidth="1.3" />
          </pattern>
        </defs>
        <rect width={width} height="46" fill="url(#tape-inch)" />
        {Array.from({ length: inches - 1 }, (_, index) => (
          <text key={index} x={(index + 1) * inch + 7} y="36">
            {index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

function marks(): string {
  const lengths = [22, 8, 8, 8, 8, 15, 8, 8, 8, 8];
  return lengths.map((length, tenth) => `M${tenth * 10 + 0.7} 0v${length}`).join('');
}
