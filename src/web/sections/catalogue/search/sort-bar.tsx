import { sortChips, type SortValue } from '../../../../domain/catalogue/sort-chips.ts';
import { href } from '../../../../contract/routes.ts';

interface SortBarProps {
  readonly category: string;
  readonly active: SortValue | undefined;
  readonly shown: number;
  readonly total: number;
  /** What is counted. */
  readonly noun?: string;
}

/** The sort order is part of the address, so the chips are links and need no script. */
export function SortBar({ category, active, shown, total, noun = 'designs' }: SortBarProps) {
  return (
    <div className="sort" role="group" aria-label="Sort">
      <span className="sort-label">Sort:</span>
      {sortChips.map(({ value, label }) => (
        <a
          key={value}
          className="chip"
          href={`${href.fabrics({ category, sort: value })}#fabrics`}
          aria-current={value === active ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
      {active && (
        <a className="sort-reset" href={`${href.fabrics({ category })}#fabrics`}>
          Reset
        </a>
      )}
      <span className="lab mut sort-count">
        {shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`}
      </span>
    </div>
  );
}
