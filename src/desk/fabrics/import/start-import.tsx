import { useState } from 'react';
import type { ImportedFile } from './files/read-list.ts';
import { FileDrop } from './file-drop.tsx';
import { PastImports } from './past-imports.tsx';
import { TemplateButton } from './template-button.tsx';

export function StartImport({ onFile }: { onFile(file: ImportedFile): void }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setError(undefined);
    setBusy(true);
    const { readChosen } = await import('./files/read-chosen.ts');
    const list = await readChosen(file);
    setBusy(false);
    if (list.ok) onFile(list.content);
    else setError(list.error);
  };
  return (
    <>
      <div className="sheet-head">
        <div>
          <h1>Upload a list of fabrics</h1>
          <p className="mut">
            Choose the list you have. First you see what would change; buyers see nothing until you
            publish.
          </p>
        </div>
        <div className="row-acts">
          <TemplateButton />
        </div>
      </div>
      <FileDrop busy={busy} onFile={(file) => void read(file)} />
      {error && (
        <div className="fault" role="alert">
          <p>
            <b>Not read.</b> {error}
          </p>
        </div>
      )}
      <PastImports />
    </>
  );
}
