import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { Link } from '../../link.tsx';
import { go, useLocation } from '../../location.ts';
import { type BookQuery, type BookView, type Drawer, drawers, none } from './book-view.ts';

interface BookBarsProps {
  readonly query: BookQuery;
  readonly view: BookView;
  readonly collections: FabricBookAnswer['collections'];
  /** Opens the list of collections, for those who may change it. */
  readonly onCollections: (() => void) | undefined;
}

/** Drawers by state over the row of dyes; they combine, and both are in the address. */
export function BookBars({ query, view, collections, onCollections }: BookBarsProps) {
  const { searchParams } = useLocation();
  const address = (change: Readonly<Record<string, string>>) =>
    screenPath('fabrics', {}, { ...Object.fromEntries(searchParams), ...change });
  const dyes = [
    ...collections.map(({ id, label, dye }) => ({ id, label, dye: dye as string })),
    { id: none, label: 'No collection yet', dye: 'none' },
  ].filter(({ id }) => id !== none || (view.dyes.get(none) ?? 0) > 0 || query.collection === none);
  return (
    <>
      <nav className="drawers" aria-label="State">
        {(Object.keys(drawers) as Drawer[]).map((drawer) => (
          <Link
            key={drawer}
            href={address({ drawer: drawer === 'all' ? '' : drawer })}
            aria-current={query.drawer === drawer ? 'page' : undefined}
          >
            {drawers[drawer]} <span className="count">{view.counts[drawer]}</span>
          </Link>
        ))}
      </nav>
      <div className="book-dyes">
        <div className="dyes" role="group" aria-label="Collection" tabIndex={0}>
          <button
            type="button"
            className="dye"
            aria-pressed={query.collection === undefined}
            onClick={() => go(address({ collection: '' }))}
          >
            All collections
          </button>
          {dyes.map(({ id, label, dye }) => (
            <button
              key={id}
              type="button"
              className="dye"
              aria-pressed={query.collection === id}
              onClick={() => go(address({ collection: query.collection === id ? '' : id }))}
            >
              <i className={`dye-${dye}`} aria-hidden="true" />
              {label} <span>{view.dyes.get(id) ?? 0}</span>
            </button>
          ))}
        </div>
        {onCollections && (
          <button type="button" className="quiet" onClick={onCollections}>
            Edit collections
          </button>
        )}
      </div>
      <div className="cl-cols lab" aria-hidden="true">
        <span />
        <span />
        <span>Fabric</span>
        <span>Lapping</span>
        <span>Weight, width</span>
        <span>Fibre</span>
        <span>Shades</span>
        <span>On the site</span>
        <span>Last change</span>
      </div>
    </>
  );
}
