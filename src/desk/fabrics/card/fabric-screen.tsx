import '../../styles/record.css';
import '../../styles/section-index.css';
import '../../styles/fabric-card.css';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { Link } from '../../link.tsx';
import { useRecord } from '../../record/use-record.ts';
import { FabricCard } from './fabric-card.tsx';

/** One fabric: its card, and the real page beside it. */
export default function FabricScreen({ id }: { readonly id: string }) {
  const record = useRecord('fabric', id);
  if (record.state === 'ready') return <FabricCard editing={record.editing} />;
  if (record.state === 'loading') return <div className="sheet" aria-busy="true" />;
  return (
    <div className="sheet stack">
      <h1>{headings[record.state]}</h1>
      {record.state === 'failed' && (
        <>
          <p role="alert">{record.error}</p>
          <p>
            <button type="button" className="quiet" onClick={() => window.location.reload()}>
              Try again
            </button>
          </p>
        </>
      )}
      {record.state === 'newer' && (
        <p>
          This was saved by a newer release of the program. Please wait until it is updated here.
        </p>
      )}
      <p>
        <Link className="lnk" href={screenPath('fabrics')}>
          All fabrics
        </Link>
      </p>
    </div>
  );
}

const headings = {
  missing: 'There is no such fabric',
  newer: 'This fabric cannot be shown here yet',
  failed: 'The fabric could not be read',
} as const;
