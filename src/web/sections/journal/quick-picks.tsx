import type { QuickPicksProps } from '../../../content/journal/mdx-components.ts';

/** The answer before the reasons, printed like the ticket on a roll. */
export function QuickPicks({ items }: QuickPicksProps) {
  return (
    <aside className="tick picks" aria-label="Quick picks">
      <p className="picks-title">Quick picks</p>
      <dl>
        {items.map(({ need, pick, to }) => (
          <div key={need}>
            <dt>{need}</dt>
            <dd>{to ? <a href={to}>{pick}</a> : pick}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
