import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { callDesk } from '../../call-desk.ts';
import { saveFile } from './files/save-file.ts';

/** A list with our heads and two fabrics of the book, to be written on. */
export function TemplateButton() {
  const [error, setError] = useState<string>();
  const make = async () => {
    setError(undefined);
    const answer = await callDesk(endpoints.clothRecords);
    if (!answer.ok) return setError(answer.error);
    const { exportKinds, writeFabrics } = await import('./files/write-files.ts');
    const first = new Set(answer.value.fabrics.slice(0, 2).map(({ key }) => key));
    const bytes = await writeFabrics('xlsx', answer.value, first);
    saveFile('fabrics-template.xlsx', bytes, exportKinds.xlsx.type);
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => void make()}>
        Download a blank list
      </button>
      {error && (
        <span className="wrong" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
