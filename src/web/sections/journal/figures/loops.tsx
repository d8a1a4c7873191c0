/** A weft knit beside a warp knit: which way one thread travels. */
export function LoopsWeftVsWarp() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 300"
      role="img"
      aria-label="Left: loops of a weft knit, one thread running across a course. Right: loops of a warp knit, one thread running up the cloth and swinging between two wales."
    >
      <g className="fig-ground">
        {[0, 1, 2, 3, 4].map((row) => (
          <path
            key={row}
            className={row === 2 ? 'fig-madder fig-bold' : 'fig-thread'}
            d={weftCourse(40, 76 + row * 38)}
          />
        ))}
      </g>
      <g className="fig-ground">
        {[0, 1, 2, 3, 4, 5].map((wale) => (
          <path
            key={wale}
            className={wale === 2 ? 'fig-indigo fig-bold' : 'fig-thread'}
            d={warpEnd(396 + wale * 44, 262)}
          />
        ))}
      </g>
      <path className="fig-madder" d="M40 282H300m-8-5l8 5-8 5" />
      <path className="fig-indigo" d="M664 262V60m-5 8l5-8 5 8" />
      <text className="fig-label" x="40" y="24">
        Weft: across
      </text>
      <text className="fig-label" x="380" y="24">
        Warp: upward
      </text>
    </svg>
  );
}

/** Face and back of a two-bar tricot. */
export function TricotFaceBack() {
  const courses = [0, 1, 2, 3, 4, 5];
  const wales = [0, 1, 2, 3, 4, 5, 6];
  return (
    <svg
      className="fig"
      viewBox="0 0 680 300"
      role="img"
      aria-label="Left: the face of a tricot, upright loops standing in columns. Right: its back, slanting underlaps that cross from wale to wale."
    >
      {courses.flatMap((course) =>
        wales.map((wale) => {
          const x = 44 + wale * 40;
          const y = 264 - course * 40;
          return (
            <g key={`${course}-${wale}`}>
              <path
                className="fig-loop"
                d={`M${x - 9} ${y}C${x - 14} ${y - 22} ${x - 11} ${y - 46} ${x} ${y - 46}S${x + 14} ${y - 22} ${x + 9} ${y}`}
              />
            </g>
          );
        }),
      )}
      {courses.flatMap((course) =>
        wales.map((wale) => {
          const x = 384 + wale * 40;
          const y = 262 - course * 40;
          const lean = course % 2 === 0 ? 26 : -26;
          return (
            <g key={`${course}-${wale}`}>
              <path
                className="fig-indigo fig-bold"
                d={`M${x - lean / 2} ${y}L${x + lean / 2} ${y - 30}`}
              />
              <path
                className="fig-madder fig-bold"
                d={`M${x + lean / 2} ${y - 6}L${x - lean / 2} ${y - 36}`}
              />
            </g>
          );
        }),
      )}
      <text className="fig-label" x="30" y="24">
        Face: loops
      </text>
      <text className="fig-label" x="372" y="24">
        Back: underlaps
      </text>
    </svg>
  );
}

/** One course of plain weft loops: the classic curve, sampled. */
function weftCourse(left: number, y: number): string {
  const points: string[] = [];
  for (let step = 0; step <= 6 * 24; step++) {
    const t = (step / 24) * 2 * Math.PI;
    const x = left + (t / (2 * Math.PI)) * 43 + 7.5 * Math.sin(2 * t);
    points.push(`${x.toFixed(1)} ${(y - 25 * Math.cos(t)).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

/** One end of a tricot lapping: a closed loop in each course, swinging between two wales. */
function warpEnd(x: number, bottom: number): string {
  let path = `M${x} ${bottom + 6}`;
  for (let course = 0; course < 5; course++) {
    const here = x - (course % 2) * 44;
    const y = bottom - 8 - course * 40;
    const side = course % 2 === 0 ? 1 : -1;
    path += `C${x} ${y + 10} ${here + 10 * side} ${y + 6} ${here + 10 * side} ${y - 8}`;
    path += `C${here + 10 * side} ${y - 26} ${here - 10 * side} ${y - 26} ${here - 10 * side} ${y - 8}`;
    path += `C${here - 10 * side} ${y + 8} ${here} ${y + 2} ${here + 14 * side} ${y - 6}`;
  }
  return path;
}
