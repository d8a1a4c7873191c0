import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { Link } from '../link.tsx';
import { useQuery } from '../use-query.ts';

/** Printed on a page of its own, to be stuck on the pack. */
export default function SampleLabelScreen({ id }: { readonly id: string }) {
  const { value: sample, error } = useQuery(endpoints.sample, { params: { id } });
  if (!sample)
    return <div className="sheet">{error && <p className="field-error">{error}</p>}</div>;
  return (
    <div className="sheet">
      <div className="sheet-head no-print">
        <h1>Label</h1>
        <div className="acts">
          <button
            type="button"
            className="btn btn-small btn-primary"
            onClick={() => window.print()}
          >
            Print
          </button>
          <Link className="quiet" href={screenPath('samples')}>
            Samples
          </Link>
        </div>
      </div>
      <article className="label">
        <p className="label-from">{sample.from}</p>
        <p className="label-to typed">
          <b>
            <bdi>{sample.recipient}</bdi>
          </b>
          {'\n'}
          <bdi>{sample.address}</bdi>
        </p>
        <p className="typed">
          <bdi>{sample.fabrics}</bdi>
        </p>
        <p className="lab">{sample.reference} · Fabric swatches, no commercial value</p>
      </article>
    </div>
  );
}
