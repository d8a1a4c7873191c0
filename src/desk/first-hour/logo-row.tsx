import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { Logo, Look } from '../../domain/design/mark-of.ts';
import type { Editing } from '../record/editing.ts';
import { readField } from '../record/fields/fields.ts';
import { FileButton } from '../record/fields/file-button.tsx';
import { Row } from '../record/fields/row.tsx';
import { fileForLogo } from './file-for-logo.ts';
import { sendFile } from '../send-file.ts';

interface LogoRowProps {
  readonly editing: Editing;
  onLook(part: Partial<Look>): void;
}

/** A picture of the mill's own, or its name in the letters of the site. */
export function LogoRow({ editing, onLook }: LogoRowProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const logo = readField(editing.body, 'look.logo') as Logo | undefined;
  const name = String(readField(editing.body, 'name') ?? '');

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setError('');
    const answer = await sendFile(endpoints.readLogo, await fileForLogo(file));
    setBusy(false);
    if (answer.ok) onLook({ logo: answer.value });
    else setError(answer.error);
  };

  const takeOff = () => {
    const { logo: _, ...rest } = (readField(editing.body, 'look') ?? {}) as Look;
    editing.set('look', rest);
  };

  return (
    <Row
      editing={editing}
      field="look.logo"
      label="Logo"
      hint="PNG, JPEG or SVG. Without one, your name is written in its place."
      spell={() => 'a picture'}
      was={false}
    >
      <div
        className="logo-place"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        {logo ? (
          <img
            src={`data:image/png;base64,${logo.png}`}
            width={logo.width}
            height={logo.height}
            alt={`Logo of ${name}`}
          />
        ) : (
          <b className="logo-name">{name}</b>
        )}
      </div>
      <div className="pairs">
        <FileButton
          label="Logo file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.svg"
          busy={busy}
          onFile={(file) => void take(file)}
        >
          {busy ? 'One moment' : logo ? 'Choose another' : 'Choose a logo'}
        </FileButton>
        {logo && (
          <button type="button" className="quiet" onClick={takeOff}>
            Remove the logo
          </button>
        )}
      </div>
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
    </Row>
  );
}
