import { startTransition, useEffect, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../link.tsx';
import { go, useLocation } from '../../location.ts';
import { useMay } from '../../person-context.ts';
import { type BookQuery, type BookSection, none } from './book-view.ts';
import { FabricRow } from './fabric-row.tsx';
import type { Chosen } from './use-chosen.ts';

interface CollectionSectionProps {
  readonly section: BookSection;
  readonly book: FabricBookAnswer;
  readonly chosen: Chosen;
  readonly query: BookQuery;
}

/** One collection behind its index tab. */
export function CollectionSection({ section, book, chosen, query }: CollectionSectionProps) {
  const { collection, rows, shown, notes } = section;
  const { searchParams } = useLocation();
  const mayDraft = useMay('draft');
  const drawn = useGrowing(shown.length);
  const id = collection?.id ?? none;
  const label = collection?.label ?? 'No collection yet';
  const showAll = () => {
    const open = [...query.open, id].join(' ');
    go(screenPath('fabrics', {}, { ...Object.fromEntries(searchParams), open }), {
      replace: true,
    });
  };
  return (
    <section className={`book book-${collection?.dye ?? 'none'}`} aria-label={label}>
      <header className="book-head">
        <h2 className="tab">
          {label} <span>{rows.length}</span>
        </h2>
        <span className="lab mut">
          {notes}
          {collection && mayDraft && (
            <Link href={screenPath('mill', {}, { row: `category/${id}/` })}>
              Rename this collection<span className="sr">: {label}</span>
            </Link>
          )}
        </span>
      </header>
      <ul className={classNames(shown.length > firstFrame && 'is-long')}>
        {shown.slice(0, drawn).map((line) => (
          <FabricRow
            key={line.key}
            line={line}
            shades={book.shades}
            chosen={chosen.keys.has(line.key)}
            onChoose={mayDraft ? chosen.toggle : undefined}
            onReach={chosen.reach}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <p className="more-rows lab">
          <span>
            {shown.length} of {rows.length}
          </span>
          <button type="button" onClick={showAll}>
            Show all {rows.length}
            <span className="sr"> of {label}</span>
          </button>
        </p>
      )}
    </section>
  );
}

/** Rows of the first frame; the others follow while nothing else waits. */
const firstFrame = 40;

function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(firstFrame);
  useEffect(() => {
    if (drawn >= count) return;
    startTransition(() => setDrawn(drawn + 120));
  }, [drawn, count]);
  return drawn;
}
