import type { Tally } from '../../contract/desk/endpoints/numbers-endpoints.ts';

interface BarsProps {
  readonly title: string;
  readonly tallies: readonly Tally[];
  /** What a full bar stands for; without it, the largest tally. */
  readonly of?: number;
}

/** A bar beside each name. */
export function Bars({ title, tallies, of }: BarsProps) {
  if (tallies.length === 0) return null;
  const full = of ?? Math.max(1, ...tallies.map(({ count }) => count));
  return (
    <section>
      <h2>{title}</h2>
      <table className="bars">
        <tbody>
          {tallies.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(0.6, (100 * count) / full)} height="10" />
                </svg>
              </td>
              <td className="lab">
                {count}
                {of !== undefined && of > 0 && (
                  <span className="mut"> {Math.round((100 * count) / of)} %</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
