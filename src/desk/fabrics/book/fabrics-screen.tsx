import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { FabricBookAnswer } from '../../../contract/desk/fabric-answers.ts';
import { useLocation } from '../../location.ts';
import { useMay } from '../../person-context.ts';
import { Toasts } from '../../record/toasts.tsx';
import '../../styles/record.css';
import '../../styles/lists.css';
import '../../styles/fabric-book.css';
import { useQuery } from '../../use-query.ts';
import { AddFabricDialog } from './dialogs/add-fabric-dialog.tsx';
import { BookBars } from './book-bars.tsx';
import { BookEmpty, BookGhost, NothingFound } from './book-empty.tsx';
import { BookHead } from './book-head.tsx';
import { readBookQuery, viewBook } from './book-view.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { CollectionSection } from './collection-section.tsx';
import { CollectionsDialog } from './dialogs/collections-dialog.tsx';
import { ExportDialog } from './dialogs/export-dialog.tsx';
import { LappingMarks } from './lapping-marks.tsx';
import { PublishFaults } from './publish-faults.tsx';
import { findIn, indexBook } from './search-book.ts';
import { useBookKeys } from './use-book-keys.ts';
import { useBulk } from './use-bulk.ts';
import { useChosen } from './use-chosen.ts';

/** All fabrics with their drafts, as the sample book lies on the table. */
export default function FabricsScreen() {
  const { value: book, error } = useQuery(endpoints.fabricBook);
  if (book) return <Book book={book} error={error} />;
  return (
    <div className="sheet fabric-book">
      <h1>Fabrics</h1>
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : (
        <BookGhost />
      )}
    </div>
  );
}

function Book({
  book,
  error,
}: {
  readonly book: FabricBookAnswer;
  readonly error: string | undefined;
}) {
  const { searchParams } = useLocation();
  const address = searchParams.toString();
  const query = useMemo(() => readBookQuery(new URLSearchParams(address)), [address]);
  const [typed, setTyped] = useState(query.search);
  const search = useDeferredValue(typed);
  const index = useMemo(() => indexBook(book), [book]);
  const view = useMemo(
    () => viewBook(book, { ...query, search: search.trim() }, findIn(index, search)),
    [book, index, query, search],
  );
  const rows = useMemo(() => view.sections.flatMap(({ shown }) => shown), [view]);
  const chosen = useChosen(rows);
  const lines = book.fabrics.filter(({ key }) => chosen.keys.has(key));
  const bulk = useBulk(lines, chosen.clear);
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLDialogElement>(null);
  const exporting = useRef<HTMLDialogElement>(null);
  const collections = useRef<HTMLDialogElement>(null);
  const mayDraft = useMay('draft');
  const add = () => adding.current?.showModal();
  const startExport = () => exporting.current?.showModal();
  useBookKeys({ rows, list, chosen, bulk, add, startExport });

  return (
    <div className="sheet fabric-book">
      <BookHead
        query={query}
        typed={typed}
        onType={setTyped}
        onAdd={add}
        onExport={startExport}
        empty={book.fabrics.length === 0}
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {book.fabrics.length === 0 ? (
        <BookEmpty onAdd={add} />
      ) : (
        <>
          <BookBars
            query={query}
            view={view}
            collections={book.collections}
            onCollections={mayDraft ? () => collections.current?.showModal() : undefined}
          />
          {bulk.error && (
            <p className="field-error" role="alert">
              {bulk.error}
            </p>
          )}
          <PublishFaults faults={bulk.faults} fabrics={book.fabrics} onClose={bulk.forget} />
          <LappingMarks lappings={book.lappings} />
          <div ref={list} className="book-list">
            {view.sections.map((section) => (
              <CollectionSection
                key={section.collection?.id ?? 'none'}
                section={section}
                book={book}
                chosen={chosen}
                query={query}
              />
            ))}
          </div>
          {view.found === 0 && (
            <NothingFound
              book={book}
              index={index}
              search={search.trim()}
              query={query}
              onSearch={setTyped}
            />
          )}
        </>
      )}
      {lines.length > 0 && (
        <ChosenBar
          lines={lines}
          collections={book.collections}
          bulk={bulk}
          onExport={startExport}
          onNone={chosen.clear}
        />
      )}
      {mayDraft && <CollectionsDialog ref={collections} book={book} />}
      <AddFabricDialog ref={adding} onExport={startExport} />
      <ExportDialog
        ref={exporting}
        chosen={lines.map(({ key }) => key)}
        all={book.fabrics.length}
      />
      <Toasts />
    </div>
  );
}
