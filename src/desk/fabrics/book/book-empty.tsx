import { useEffect, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import type { BookQuery } from './book-view.ts';
import { countFabrics } from './count-words.ts';
import { type BookIndex, findIn, nearestSearch } from './search-book.ts';

export function BookEmpty({ onAdd }: { onAdd(): void }) {
  const mayDraft = useMay('draft');
  return (
    <div className="emptyb">
      <p>No fabric yet.</p>
      <p className="mut">
        Begin with one, or bring the list you have. A fabric needs a number, a name and its fibres;
        the rest can wait.
      </p>
      {mayDraft && (
        <div className="row-acts">
          <button type="button" className="btn btn-small btn-primary" onClick={onAdd}>
            Add a fabric
          </button>
          <Link className="quiet" href={screenPath('fabricImport')}>
            Import a list
          </Link>
        </div>
      )}
    </div>
  );
}

interface NothingFoundProps {
  readonly book: FabricBookAnswer;
  readonly index: BookIndex;
  readonly search: string;
  readonly query: BookQuery;
  onSearch(search: string): void;
}

export function NothingFound({ book, index, search, query, onSearch }: NothingFoundProps) {
  const all = book.fabrics.length;
  const elsewhere = search ? book.fabrics.filter(findIn(index, search)).length : 0;
  const near = search && elsewhere === 0 ? nearestSearch(index, search) : undefined;
  const count = near ? book.fabrics.filter(findIn(index, near)).length : 0;
  return (
    <div className="emptyb">
      <p>{search && elsewhere === 0 ? `Nothing is called “${search}”.` : 'Nothing here.'}</p>
      {near && count > 0 && (
        <p className="mut">
          Did you mean{' '}
          <button type="button" className="under" onClick={() => onSearch(near)}>
            {near}
          </button>
          ? {countFabrics(count)}.
        </p>
      )}
      {elsewhere > 0 && (
        <p className="mut">
          {countFabrics(elsewhere)} {elsewhere === 1 ? 'is' : 'are'} with another state or
          collection.
        </p>
      )}
      <div className="row-acts">
        {elsewhere > 0 ? (
          <Link className="quiet" href={screenPath('fabrics', {}, { search: query.search })}>
            Show {elsewhere === 1 ? 'it' : `all ${elsewhere}`}
          </Link>
        ) : (
          <Link className="quiet" href={screenPath('fabrics')} onClick={() => onSearch('')}>
            Show all {all}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Warp lines where the swatches will be; a quick answer shows none of it. */
export function BookGhost() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      {late && (
        <>
          <p className="sr" role="status">
            The fabrics are on their way.
          </p>
          {[60, 45, 55, 40, 62, 48].map((width) => (
            <div className="ghost" key={width} aria-hidden="true">
              <i />
              <i style={{ width: `${width}%` }} />
              <i />
            </div>
          ))}
        </>
      )}
    </div>
  );
}
