import { useEffect, useRef } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Bulk } from '../use-bulk.ts';

/** The one question before a step: a buyer may still accept a quote of what is to be hidden. */
export function HideQuestion({ bulk }: { readonly bulk: Bulk }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { quoted } = bulk;
  useEffect(() => {
    if (quoted.length > 0) dialog.current?.showModal();
    else dialog.current?.close();
  }, [quoted]);
  return (
    <Dialog
      id="hide"
      title={quoted.length === 1 ? 'Hide it all the same?' : 'Hide them all the same?'}
      className="book-dlg"
      ref={dialog}
      onClose={bulk.forget}
    >
      <ul className="stack">
        {quoted.map(({ name, quotes }) => (
          <li key={name}>
            <b>{name}</b> is in {quotes === 1 ? 'an open quote' : `${quotes} open quotes`}.
          </li>
        ))}
      </ul>
      <p className="mut">
        The buyer can still accept. The quote keeps its words and figures; the fabric’s page will
        say that it is no longer knitted.
      </p>
      <div className="row-acts">
        <button
          type="button"
          className="btn btn-small btn-primary"
          onClick={() => void bulk.hide(true)}
        >
          Hide
        </button>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}
