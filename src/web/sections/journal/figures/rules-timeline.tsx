const dates = [
  { when: 'July 2024', what: 'Ecodesign regulation (ESPR) in force', law: true },
  {
    when: 'January 2025',
    what: 'Separate collection of textiles in the EU; microfibre filters in French law',
    law: true,
  },
  { when: 'Autumn 2025', what: 'Revised Waste Framework Directive in force', law: true },
  { when: 'July 2026', what: 'Large companies may not destroy unsold clothing', law: true },
  { when: '2027', what: 'Delegated act for textiles, product passport', law: false },
  { when: 'Mid-2027', what: 'Producer responsibility in national law', law: true },
  { when: 'Spring 2028', what: 'Textile schemes running', law: true },
];

/** Dates on one thread: a closed lap is law, an open one a plan. */
export function RulesTimeline() {
  return (
    <ol className="thread">
      {dates.map(({ when, what, law }) => (
        <li key={when}>
          <svg viewBox="0 0 44 40" aria-hidden="true">
            {law ? (
              <path
                className="stroke-madder"
                d="M22 120V40C6 36 8 30 20 30C34 30 40 25 40 20S34 10 20 10C8 10 6 4 22 0V-80"
              />
            ) : (
              <path
                className="stroke-madder"
                strokeDasharray="3 5"
                d="M22 120V40C22 32 24 31 30 31C38 31 41 26 41 20S38 9 30 9C24 9 22 8 22 0V-80"
              />
            )}
            <circle className="fill-ink" cx="29" cy="20" r="3" />
          </svg>
          <b>{when}</b>
          <span>
            {what}
            {!law && ', planned'}
          </span>
        </li>
      ))}
    </ol>
  );
}
