import { useId, useState } from 'react';
import { endpointAddress } from '../../../contract/desk/endpoint.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { notifySoon } from '../../changes.ts';
import { useBook } from '../book.ts';
import { sendProof } from './send-proof.ts';

interface ProofFileProps {
  readonly file: string | undefined;
  onChange(file: string | undefined): void;
}

/** A scan or a photograph of the paper; only the desk opens it. */
export function ProofFile({ file, onChange }: ProofFileProps) {
  const id = useId();
  const { files } = useBook().answer;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [sent, setSent] = useState<string>();
  const known = files.find((one) => one.id === file);
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    setBusy(true);
    setError('');
    const answer = await sendProof(chosen);
    setBusy(false);
    if (!answer.ok) return setError(answer.error);
    setSent(answer.value.name);
    onChange(answer.value.id);
    notifySoon();
  };
  return (
    <div className="form-field">
      <label htmlFor={id} className="lab mut">
        {fieldLabel('claim', 'proofFile')}
      </label>
      {file && (
        <p className="lab">
          <a href={endpointAddress(endpoints.proof, { params: { id: file } })} download>
            {known?.name ?? sent ?? 'Open the file'}
          </a>{' '}
          <button type="button" className="quiet" onClick={() => onChange(undefined)}>
            Remove this file
          </button>
        </p>
      )}
      <input
        id={id}
        type="file"
        className="inp"
        accept="application/pdf,image/jpeg,image/png"
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <span className="lab mut" id={`${id}-hint`} role="status">
        {busy ? 'Sending…' : 'PDF, JPEG or PNG, up to 10 MB.'}
      </span>
      {error && (
        <p className="wrong lab" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
