const steps = [
  { days: 'Day 0', text: 'Bulk approved, specimen cut' },
  { days: '7–12 working days', text: 'Laboratory tests' },
  { days: '3–5 more', text: 'Certificate written' },
  { days: '2–3 weeks', text: 'Papers in your hand' },
];

/** From approval to papers, on one thread. */
export function ComplianceTimeline() {
  return (
    <svg
      className="fig"
      viewBox="0 0 680 150"
      role="img"
      aria-label={`Timeline: ${steps.map(({ days, text }) => `${days}, ${text}`).join('; ')}.`}
    >
      <path className="fig-turmeric fig-bold" d="M0 60H680" />
      {steps.map(({ days, text }, index) => (
        <g key={days} transform={`translate(${12 + index * 172} 60)`}>
          <path className="fig-madder fig-bold" d="M0 0C0 -24 22 -24 22 0S0 20 0 0Z" />
          <text className="fig-label" y="46">
            {days}
          </text>
          <text className="fig-note" y="68">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
