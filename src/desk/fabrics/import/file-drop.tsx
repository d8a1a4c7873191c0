import { type DragEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface FileDropProps {
  readonly busy: boolean;
  onFile(file: File): void;
}

export function FileDrop({ busy, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className={classNames('drop-list', over && 'is-over')}
      aria-busy={busy}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="only-wide">Drop the list here, or choose it.</p>
      <label className="btn btn-small btn-primary">
        {busy ? 'Reading …' : 'Choose a file'}
        <input
          type="file"
          className="sr"
          accept=".csv,.tsv,.txt,.xlsx,.json"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <p className="lab mut">
        Excel (.xlsx), CSV or JSON, with a number, a name and the fibres of each fabric. The desk
        guesses what the other columns are; you can correct it on the next screen.
      </p>
    </div>
  );
}
