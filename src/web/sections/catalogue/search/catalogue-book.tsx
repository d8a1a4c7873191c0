import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { href, pages } from '../../../../contract/routes.ts';
import type { CatalogueEntry } from '../../../../domain/catalogue/catalogue-entry.ts';
import type { Finding } from '../../../../domain/catalogue/fabric-finder.ts';
import { pageOf } from '../../../../domain/catalogue/page-of.ts';
import type { CatalogueState } from '../../../../domain/catalogue/selection-query.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ActiveTicks } from './active-ticks.tsx';
import { compareForm } from '../compare/compare-bar.tsx';
import { FabricGrid } from '../cards/fabric-grid.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { SearchFields } from './search-box.tsx';
import { stateHref } from './state-href.ts';

export interface CatalogueBookProps {
  readonly state: CatalogueState;
  readonly finding: Finding<CatalogueEntry>;
  readonly total: number;
  readonly price: string;
  /** Whether the facets are open at first; afterwards the visitor decides. */
  readonly facetsOpen: boolean;
  readonly form?: Ref<HTMLFormElement>;
  /** Called when the visitor types, ticks a filter or submits the form. */
  readonly onAsk?: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Slugs chosen for comparison, including those that no card shows now. */
  readonly ticked?: ReadonlySet<string>;
}

/** The filtered catalogue, rendered by both the server and the browser. */
export function CatalogueBook(props: CatalogueBookProps) {
  const { state, finding, total, price, form, onAsk, ticked } = props;
  const { shown, remaining } = pageOf(finding.found, state.page);
  return (
    <>
      <search>
        <form
          ref={form}
          className="finder"
          action={pages.catalogue}
          method="get"
          onSubmit={onAsk}
          onInput={onAsk}
        >
          <SearchFields term={state.search ?? ''} />
          {total > 1 && (
            <FacetPanel facets={finding.facets} state={state} open={props.facetsOpen} />
          )}
        </form>
      </search>
      <div className="found">
        <p className="lab" role="status">
          {total > 0 && countText(shown.length, finding.found.length, total)}
        </p>
        <ActiveTicks state={state} />
      </div>
      <h2 className="sr-only">Fabrics</h2>
      {shown.length > 0 ? (
        <FabricGrid entries={shown} price={price} {...(ticked ? { ticked } : {})} />
      ) : (
        <NothingFound state={state} isEmpty={total === 0} />
      )}
      {[...(ticked ?? [])]
        .filter((slug) => !shown.some((entry) => entry.slug === slug))
        .map((slug) => (
          <input key={slug} type="hidden" name="ids" value={slug} form={compareForm} />
        ))}
      {remaining > 0 && (
        <p className="more">
          <StateLink state={{ ...state, page: state.page + 1 }}>
            {`Load More Products (${remaining} remaining)`}
          </StateLink>
        </p>
      )}
    </>
  );
}

interface NothingFoundProps {
  readonly state: CatalogueState;
  /** The book itself has no fabric yet. */
  readonly isEmpty: boolean;
}

function NothingFound({ state, isEmpty }: NothingFoundProps) {
  if (isEmpty) {
    return (
      <EmptyState
        title="The book is being written"
        text="Tell us what the cloth must do: most of what we knit is made to order."
      >
        <ButtonLink href={href.quote()}>Get Quote</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={state.search ? `No fabric matches “${state.search}”` : 'No fabric matches'}
      text="Try a fibre, a structure or a number, such as cotton or locknit. Or tell us what the cloth must do: most of what we knit is made to order."
    >
      <StateLink state={{ page: 1 }}>Reset</StateLink>
      <ButtonLink href={href.quote()}>Get Quote</ButtonLink>
    </EmptyState>
  );
}

function StateLink({
  state,
  children,
}: {
  readonly state: CatalogueState;
  readonly children: ReactNode;
}) {
  return (
    <ButtonLink href={stateHref(state)} data-island-act="">
      {children}
    </ButtonLink>
  );
}

/** `24 of 90 designs`; with filters, `12 designs found, of 90`. */
function countText(shown: number, found: number, total: number): string {
  if (found === total) return total === 1 ? '1 design' : `${shown} of ${total} designs`;
  if (found === 0) return '';
  const designs = found === 1 ? '1 design' : `${found} designs`;
  return `${designs} found, of ${total}${shown < found ? `; ${shown} shown` : ''}`;
}
