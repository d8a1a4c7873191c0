import { type FormEvent, type RefObject, useState } from 'react';
import { screenPath } from '../../../../contract/desk/desk-paths.ts';
import { endpoints } from '../../../../contract/desk/endpoints.ts';
import { type Fibre, fibreNames } from '../../../../domain/fabric/fabric.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Link } from '../../../link.tsx';
import { go } from '../../../location.ts';
import { useSend } from '../../../use-send.ts';
import { explainNumber, readShares } from './read-new-fabric.ts';

interface AddFabricDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onExport(): void;
}

/** A number, a name and the fibres make a draft; its card asks for the rest. */
export function AddFabricDialog({ ref, onExport }: AddFabricDialogProps) {
  const { send, busy, error } = useSend();
  const [number, setNumber] = useState('');
  const [title, setTitle] = useState('');
  const [shares, setShares] = useState<Partial<Record<Fibre, string>>>({});
  const [asked, setAsked] = useState(false);
  const [taken, setTaken] = useState<{ readonly key: string; readonly name: string }>();
  const fibres = readShares(shares);
  const wrong = explainNumber(number) ?? (title.trim() ? undefined : 'Please write a name.');

  const add = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setTaken(undefined);
    if (wrong || !fibres.ok) return;
    const body = {
      number: number.trim(),
      title: title.trim(),
      ...(fibres.shares.length > 0 && { fibres: fibres.shares }),
    };
    const added = await send(endpoints.addFabric, { body });
    if (!added) return;
    if (added.kind === 'number-taken') return setTaken(added);
    ref.current?.close();
    go(screenPath('fabric', { id: added.key }));
  };

  return (
    <Dialog id="add-fabric" title="Add a fabric" className="book-dlg" ref={ref}>
      <form className="stack" onSubmit={(event) => void add(event)} noValidate>
        <label className="field">
          Number
          <input
            className="inp inp-number"
            value={number}
            autoCapitalize="characters"
            autoComplete="off"
            placeholder="For example 14B"
            onChange={(event) => setNumber(event.target.value)}
          />
        </label>
        <label className="field">
          Name
          <input
            className="inp"
            value={title}
            autoComplete="off"
            placeholder="For example Locknit Premium"
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <fieldset className="fibre-fields">
          <legend>Fibres, per cent by weight</legend>
          {fibreNames.map((fibre) => (
            <label key={fibre} className="unit">
              <span>{fibre[0]!.toUpperCase() + fibre.slice(1)}</span>
              <input
                className="inp"
                inputMode="decimal"
                value={shares[fibre] ?? ''}
                onChange={(event) => setShares({ ...shares, [fibre]: event.target.value })}
              />
              %
            </label>
          ))}
          <p className={fibres.ok ? 'lab mut' : 'lab wrong'} role="status">
            {fibres.words}
          </p>
        </fieldset>
        {asked && wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
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
        <div className="row-acts">
          <button type="submit" className="btn btn-small btn-primary" disabled={busy}>
            Save as draft
          </button>
        </div>
        <p className="lab mut">Nothing is public until you publish it.</p>
      </form>
      <section className="many-fabrics only-narrow">
        <h3>Many fabrics at once</h3>
        <div className="row-acts">
          <Link className="quiet" href={screenPath('fabricImport')}>
            Upload a list
          </Link>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              ref.current?.close();
              onExport();
            }}
          >
            Download the list
          </button>
        </div>
      </section>
    </Dialog>
  );
}
