import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../person-context.ts';
import { useRecord } from '../../record/use-record.ts';
import { onlyKey } from '../book.ts';

const LookFields = lazy(() => import('../../first-hour/look-fields.tsx'));

/** The same fields as in the first hour; what is chosen is saved as it is chosen. */
export function LogoAndColours() {
  const [unfolded, setUnfolded] = useState(false);
  if (!useMay('draft')) return null;
  return (
    <details className="folded" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary>
        <span className="k">Logo and colours</span>
      </summary>
      {unfolded && <Fields />}
    </details>
  );
}

function Fields() {
  const record = useRecord('mill', onlyKey);
  if (record.state !== 'ready') return <p aria-busy="true" />;
  return (
    <Suspense fallback={<p aria-busy="true" />}>
      <LookFields editing={record.editing} />
    </Suspense>
  );
}
