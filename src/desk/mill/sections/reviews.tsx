import { type ReactNode, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { MillRecord } from '../../../contract/desk/endpoints/mill-endpoints.ts';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import { useQuery } from '../../use-query.ts';
import { useBook } from '../book.ts';
import { addRecord, takeOutRecords } from '../change-record.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { rowName } from '../rows/row-spec.ts';
import { Leaf } from './leaf.tsx';
import { ListRows } from './list-rows.tsx';
import { RecordRows } from './record-rows.tsx';
import { ReviewForm, monthWords } from './review-form.tsx';
import { toText } from '../../record/fields/fields.ts';

export function Reviews() {
  const all = useBook()
    .list('review')
    .filter(({ body }) => body);
  const samples = all.filter(({ body }) => body?.['sample'] === true);
  const real = all.length - samples.length;
  const mayDraft = useMay('draft');
  const note = [
    samples.length > 0 && `${samples.length} ${samples.length === 1 ? 'example' : 'examples'}`,
    `${real} real`,
  ];
  return (
    <Leaf id="reviews" title="Reviews" note={note.filter(Boolean).join(', ')}>
      {samples.length > 0 && (
        <div className="clash leaf-note">
          <p>
            {samples.length === 1
              ? 'This review is an example, not real.'
              : `These ${samples.length} reviews are examples, not real.`}{' '}
            The page says so.
          </p>
          {mayDraft && (
            <div className="row-acts">
              <Link
                className="quiet"
                href={screenPath('inbox', {}, { view: 'closed', status: 'won' })}
              >
                Choose buyers to ask for a review
              </Link>
              <TakeSamplesOff keys={samples.map(({ key }) => key)} />
            </div>
          )}
        </div>
      )}
      <ListRows
        kind="review"
        noun="Review"
        shown={3}
        grows
        form={ReviewForm}
        label={({ body }) => toText(body?.['company']) || 'New review'}
        title={titleOf}
      />
      {mayDraft && <AddReview />}
      <RecordRows kind="reviewPage" />
    </Leaf>
  );
}

function titleOf({ body }: MillRecord): ReactNode {
  return (
    <>
      {toText(body?.['review'])}
      {body?.['sample'] === true && <span className="demo">Example</span>}
    </>
  );
}

function TakeSamplesOff({ keys }: { readonly keys: readonly string[] }) {
  const [busy, setBusy] = useState(false);
  const takeOff = async () => {
    setBusy(true);
    await takeOutRecords(
      keys.map((key) => ({ kind: 'review', key })),
      'Examples removed.',
    );
    setBusy(false);
  };
  return (
    <button type="button" className="quiet" disabled={busy} onClick={() => void takeOff()}>
      {busy ? 'Removing them' : 'Remove the examples'}
    </button>
  );
}

function AddReview() {
  const kinds = useQuery(endpoints.contentKinds);
  const { openRow } = useOpenRows();
  const key = kinds.value?.find(({ kind }) => kind === 'review')?.freeKey;
  if (!key) return null;
  const add = async () => {
    const month = new Date().toISOString().slice(0, 7);
    const body = {
      id: Number(key.slice(1)),
      name: '',
      company: '',
      rating: 5,
      review: '',
      date: monthWords(month),
      month,
    };
    if (await addRecord({ kind: 'review', key }, body)) {
      openRow(rowName({ kind: 'review', key, field: '' }));
    }
  };
  return (
    <p className="leaf-foot">
      <button type="button" className="quiet" onClick={() => void add()}>
        Add a review
      </button>
    </p>
  );
}
