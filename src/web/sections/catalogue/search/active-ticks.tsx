import { facetDefinitions, facetIds } from '../../../../domain/catalogue/facet-definitions.ts';
import { type CatalogueState, withoutTick } from '../../../../domain/catalogue/selection-query.ts';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { stateHref } from './state-href.ts';

/** The active filters, each one a link that removes it. */
export function ActiveTicks({ state }: { readonly state: CatalogueState }) {
  const ticks = facetIds.flatMap((id) =>
    facetDefinitions[id].options
      .filter(({ value }) => state[id]?.some((ticked) => ticked === value))
      .map(({ value, label }) => ({ id, value, label })),
  );
  if (ticks.length === 0) return null;
  return (
    <ul className="ticks" aria-label="Narrowed by">
      {ticks.map(({ id, value, label }) => (
        <li key={id + value}>
          <a
            className="chip"
            href={stateHref(withoutTick(state, id, value))}
            aria-label={`Remove ${label}`}
            data-island-act=""
          >
            {label} <CloseIcon />
          </a>
        </li>
      ))}
      <li>
        <a
          className="sort-reset"
          href={stateHref({ page: 1, ...(state.search ? { search: state.search } : {}) })}
          data-island-act=""
        >
          Reset
        </a>
      </li>
    </ul>
  );
}
