import { Fragment, useEffect, useRef } from 'react';
import type { Facet } from '../../../../domain/catalogue/fabric-finder.ts';
import { facetDefinitions, facetIds } from '../../../../domain/catalogue/facet-definitions.ts';
import { type CatalogueState, optionSlug } from '../../../../domain/catalogue/selection-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ChevronIcon } from '../../../../ui/icons.tsx';
import { layOutAhead } from './lay-out-ahead.ts';

interface FacetPanelProps {
  readonly facets: readonly Facet[];
  readonly state: CatalogueState;
  readonly open: boolean;
}

/** The filters of the catalogue: fibre, weight, construction and end use. */
export function FacetPanel({ facets, state, open }: FacetPanelProps) {
  const ticked = facetIds.reduce((sum, id) => sum + (state[id]?.length ?? 0), 0);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => layOutAhead(row.current!));
  return (
    <details className="facets" open={open}>
      <summary>
        Narrow by fibre, weight, construction, width or use
        {ticked > 0 && <span className="facets-count">{ticked}</span>}
        <ChevronIcon />
      </summary>
      <div ref={row} className="facets-row">
        {facets.map((facet) => (
          <fieldset key={facet.id} className={`facet facet-${facet.id}`}>
            <legend>{facet.label}</legend>
            <div>
              {facet.options.map(({ value, label, count }) => (
                <label key={value} className={classNames('tickbox', count === 0 && 'tickbox-none')}>
                  <input
                    type="checkbox"
                    name={facetDefinitions[facet.id].key}
                    value={optionSlug(value)}
                    defaultChecked={state[facet.id]?.some((chosen) => chosen === value) ?? false}
                  />
                  <BrokenAtSlash text={label} />
                  <span className="tickbox-count">{count}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" look="primary" size="small" className="facets-apply">
          Apply
        </Button>
      </div>
    </details>
  );
}

/** `Polyester/Cotton` is wider than half a phone beside its count, and no browser breaks it by itself. */
function BrokenAtSlash({ text }: { readonly text: string }) {
  const [first, ...others] = text.split('/');
  if (others.length === 0) return text;
  return (
    <span>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
