import { useEffect, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { Link } from '../../link.tsx';
import { useMay } from '../../person-context.ts';
import { Toasts } from '../../record/toasts.tsx';
import '../../styles/record.css';
import '../../styles/lists.css';
import '../../styles/fabric-book.css';
import '../../styles/fabric-import.css';
import { guessColumns } from './columns.ts';
import { DryRunView } from './dry-run-view.tsx';
import { type ImportedFile } from './files/read-list.ts';
import { keepImport, keptImport, type OpenImport } from './kept-import.ts';
import { StartImport } from './start-import.tsx';

/** A list becomes drafts: choose it, see what it would do, bring it in. */
export default function ImportScreen() {
  const mayDraft = useMay('draft');
  const [open, setOpen] = useState<OpenImport | undefined>(keptImport);
  useEffect(() => keepImport(open), [open]);
  const close = () => {
    // At once: the screen may be left before the effect runs.
    keepImport(undefined);
    setOpen(undefined);
  };
  const begin = (file: ImportedFile) => {
    const pairs = guessColumns(
      file.header,
      file.rows.map(({ cells }) => cells),
    );
    setOpen({ file, readAt: Date.now(), pairs, mends: [], off: [] });
  };
  return (
    <div className="sheet fabric-import">
      <p className="crumb-line lab">
        <Link className="under" href={screenPath('fabrics')}>
          Fabrics
        </Link>{' '}
        / Upload a list
      </p>
      {!mayDraft ? (
        <>
          <h1>Upload a list of fabrics</h1>
          <p className="mut">Your role can see everything, but cannot change anything.</p>
        </>
      ) : open ? (
        <DryRunView open={open} onChange={setOpen} onClose={close} />
      ) : (
        <StartImport onFile={begin} />
      )}
      <Toasts />
    </div>
  );
}
