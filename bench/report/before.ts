/** A row of results.json, by its bench and how its promise begins, and what it was before. */
interface Before {
  readonly bench: string;
  readonly opening: string;
  readonly figure: string;
}

/** What the benches found before the work on speed began, on a machine of the same kind. */
export const beforeSpeed: readonly Before[] = [
  { bench: 'peer', opening: '`/` on', figure: '52 ms, 1.51 s; the peer 33 ms, 1.36 s' },
  { bench: 'peer', opening: '`/catalogue` on', figure: '47 ms, 1.81 s; the peer 79 ms, 1.63 s' },
  { bench: 'weak-phone', opening: 'largest paint', figure: '`/` after 4.84 s' },
  { bench: 'interaction', opening: 'menu', figure: '128 ms' },
  { bench: 'interaction', opening: 'chat', figure: '660 ms until its panel was open' },
  {
    bench: 'navigation',
    opening: 'from a tap to the next page painted, a finger',
    figure: '243 ms',
  },
  {
    bench: 'navigation',
    opening: 'from a tap to the next page painted, a mouse',
    figure: '352 to 794 ms',
  },
  { bench: 'enquiry', opening: enquiries('SQLite'), figure: 'ratio 0.50' },
  { bench: 'enquiry', opening: enquiries('PostgreSQL'), figure: 'ratio 0.39' },
  { bench: 'startup', opening: 'start', figure: '1.6 s' },
  { bench: 'startup', opening: 'memory of the process at rest', figure: '233 MB' },
  { bench: 'memory', opening: 'memory after', figure: '783 MB' },
];

function enquiries(engine: string): string {
  return `enquiries stored, made idempotent and queued for mail, a second, ${engine}`;
}
