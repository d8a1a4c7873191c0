import { type FormEvent, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formTexts } from '../form-texts.ts';
import { Link } from '../link.tsx';
import { go } from '../location.ts';
import { useSend } from '../use-send.ts';

/** A visitor's design becomes the first draft of a fabric; nothing of it is public. */
export function KeepDesign({ address }: { readonly address: string }) {
  const [taken, setTaken] = useState<{ readonly key: string; readonly name: string }>();
  const { send, busy, error, fields } = useSend();
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { number, title } = formTexts(event.currentTarget, 'number', 'title');
    setTaken(undefined);
    const answer = await send(endpoints.addFabric, {
      body: { number: number.trim().toUpperCase(), title: title.trim(), design: address },
    });
    if (answer?.kind === 'number-taken') setTaken(answer);
    if (answer?.kind === 'added') go(screenPath('fabric', { id: answer.key }));
  };
  return (
    <details>
      <summary>Keep it as a draft of the catalogue</summary>
      <form className="stack" aria-label="The draft" onSubmit={(event) => void keep(event)}>
        <p className="lab mut">Its lapping, yarns and machine are filled in. Nothing is public.</p>
        <TextField
          name="number"
          id="keep-number"
          label="Number"
          hint="Two digits, a letter"
          error={fields['number']}
          required
        />
        <TextField name="title" id="keep-title" label="Name" error={fields['title']} required />
        {error && (
          <p className="wrong" role="alert">
            {error}
          </p>
        )}
        {taken && (
          <p className="wrong" role="alert">
            {taken.name} has this number already.{' '}
            <Link className="under" href={screenPath('fabric', { id: taken.key })}>
              Open it
            </Link>
          </p>
        )}
        <button type="submit" className="btn btn-small" disabled={busy}>
          Save as draft
        </button>
      </form>
    </details>
  );
}
