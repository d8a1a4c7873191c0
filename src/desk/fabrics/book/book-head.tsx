import { useEffect } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { Link } from '../../link.tsx';
import { go, useLocation } from '../../location.ts';
import { useMay } from '../../person-context.ts';
import type { BookQuery } from './book-view.ts';

interface BookHeadProps {
  readonly query: BookQuery;
  readonly typed: string;
  readonly empty: boolean;
  onType(text: string): void;
  onAdd(): void;
  onExport(): void;
}

/** The search acts with each key and comes into the address a moment later. */
export function BookHead({ query, typed, empty, onType, onAdd, onExport }: BookHeadProps) {
  const { searchParams } = useLocation();
  const mayDraft = useMay('draft');
  useEffect(() => {
    const search = typed.trim();
    if (search === query.search) return;
    const timer = setTimeout(() => {
      const { search: _search, ...others } = Object.fromEntries(searchParams);
      go(screenPath('fabrics', {}, { ...others, search }), { replace: true });
    }, 220);
    return () => clearTimeout(timer);
  });
  return (
    <div className="sheet-head book-top">
      <h1>Fabrics</h1>
      {!empty && (
        <search className="filters">
          <label className="sr" htmlFor="search">
            Search fabrics
          </label>
          <input
            id="search"
            type="search"
            className="inp"
            placeholder="Search: number, name, fibre or use"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </search>
      )}
      <div className="row-acts">
        {mayDraft && (
          <Link className="quiet only-wide" href={screenPath('fabricImport')}>
            Upload a list
          </Link>
        )}
        {!empty && (
          <button type="button" className="quiet only-wide" onClick={onExport}>
            Download the list
          </button>
        )}
        {mayDraft && (
          <button type="button" className="btn btn-small btn-primary" onClick={onAdd}>
            Add a fabric
          </button>
        )}
      </div>
    </div>
  );
}
