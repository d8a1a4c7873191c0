import { type RefObject, useState } from 'react';
import { screenPath } from '../../../../contract/desk/desk-paths.ts';
import { endpoints } from '../../../../contract/desk/endpoints.ts';
import type { FabricBookAnswer } from '../../../../contract/desk/fabric-answers.ts';
import type { CategoryId } from '../../../../domain/fabric/fabric.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { notifySoon } from '../../../changes.ts';
import { Link } from '../../../link.tsx';
import { changeRecord, placeAfter } from '../../../mill/change-record.ts';
import { useMay } from '../../../person-context.ts';
import { showPublished } from '../../../record/show-published.ts';
import { useSend } from '../../../use-send.ts';
import { AddCollection } from './add-collection.tsx';
import { countFabrics } from '../count-words.ts';

interface CollectionsDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly book: Pick<FabricBookAnswer, 'collections' | 'fabrics'>;
}

type Collection = FabricBookAnswer['collections'][number];

/** Their order, their names, which the site shows, and a new one. */
export function CollectionsDialog({ ref, book }: CollectionsDialogProps) {
  const { collections, fabrics } = book;
  const mayPublish = useMay('publish');
  const { send, busy, error } = useSend();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const drafts = collections.flatMap(({ id, draft }) =>
    draft === undefined ? [] : [{ kind: 'category', key: id, revision: draft }],
  );
  const count = (id: CategoryId) => fabrics.filter(({ collection }) => collection === id).length;
  const place = (at: number, by: number) => {
    const others = collections.toSpliced(at, 1);
    const before = others[at + by - 1];
    void placeAfter({ kind: 'category', key: collections[at]!.id }, before?.id ?? null);
  };
  const publish = async () => {
    setFaults([]);
    const answer = await send(endpoints.publishContent, { body: { changes: drafts } });
    if (!answer) return;
    notifySoon();
    if (answer.kind === 'refused') setFaults(answer.faults.map(({ message }) => message));
    else if (answer.kind === 'moved') setFaults(['Somebody has changed one of these since.']);
    else if (answer.kind === 'published') {
      ref.current?.close();
      showPublished({
        name: 'Collections',
        number: answer.number,
        text: 'Collections are published.',
      });
    }
  };
  return (
    <Dialog id="collections" title="Collections" className="book-dlg collections-dlg" ref={ref}>
      <ul>
        {collections.map((collection, at) => (
          <CollectionLine
            key={collection.id}
            collection={collection}
            count={count(collection.id)}
            {...(at > 0 && { onUp: () => place(at, -1) })}
            {...(at < collections.length - 1 && { onDown: () => place(at, 1) })}
          />
        ))}
      </ul>
      <p className="lab mut">
        A collection that is hidden has no page; its fabrics stay on the site.
      </p>
      {[...faults, ...(error ? [error] : [])].map((fault) => (
        <p key={fault} className="wrong" role="alert">
          {fault}
        </p>
      ))}
      {drafts.length > 0 && mayPublish && (
        <div className="row-acts">
          <button
            type="button"
            className="btn btn-small btn-primary"
            disabled={busy}
            onClick={() => void publish()}
          >
            Publish {drafts.length === 1 ? '1 change' : `${drafts.length} changes`}
          </button>
        </div>
      )}
      <AddCollection collections={collections} />
    </Dialog>
  );
}

interface CollectionLineProps {
  readonly collection: Collection;
  readonly count: number;
  readonly onUp?: () => void;
  readonly onDown?: () => void;
}

function CollectionLine({ collection, count, onUp, onDown }: CollectionLineProps) {
  const { id, label, dye, hidden, draft } = collection;
  const hide = () =>
    void changeRecord({ kind: 'category', key: id }, ({ hidden: _hidden, ...body }) =>
      hidden ? body : { ...body, hidden: true },
    );
  return (
    <li>
      <span className="coll-name">
        <i className={`dye-${dye}`} aria-hidden="true" />
        <b>{label}</b>
        <span className="lab mut">
          {[
            countFabrics(count),
            hidden && 'hidden',
            count === 0 && 'on the site when a fabric is in it',
            draft !== undefined && 'changed, not public yet',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="row-acts">
        <button type="button" className="quiet" disabled={!onUp} onClick={onUp}>
          <span className="sr">Move </span>Up<span className="sr"> {label}</span>
        </button>
        <button type="button" className="quiet" disabled={!onDown} onClick={onDown}>
          <span className="sr">Move </span>Down<span className="sr"> {label}</span>
        </button>
        <Link className="quiet" href={screenPath('mill', {}, { row: `category/${id}/` })}>
          Rename<span className="sr"> {label}</span>
        </Link>
        <button type="button" className="quiet" onClick={hide}>
          {hidden ? 'Bring back to the site' : 'Hide from the site'}
          <span className="sr"> {label}</span>
        </button>
      </span>
    </li>
  );
}
