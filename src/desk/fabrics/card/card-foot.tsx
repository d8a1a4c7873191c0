import { type FormEvent, useRef, useState } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formTexts } from '../../form-texts.ts';
import { Link } from '../../link.tsx';
import { go } from '../../location.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row } from '../../record/fields/row.tsx';
import { showToast } from '../../record/toasts.tsx';
import { useSend } from '../../use-send.ts';

interface FootProps {
  readonly editing: Editing;
  /** Quotes that name it and can still be accepted. */
  readonly quotes: number;
}

/** Hide it or bring it back, and copy it under a new number. */
export const CardFoot = onlyFor(
  ['withdrawn', 'number', 'title'],
  function CardFoot({ editing, quotes }: FootProps) {
    return (
      <section className="leaf" id="this-fabric" aria-label="This fabric">
        <h2>This fabric</h2>
        <HideRow {...{ editing, quotes }} />
        <div className="line">
          <div className="k">
            <b>Another like it</b>Its cloth under a new number
          </div>
          <div className="line-value">
            <Duplicate editing={editing} />
          </div>
        </div>
      </section>
    );
  },
);

function HideRow({ editing, quotes }: FootProps) {
  const hidden = readField(editing.body, 'withdrawn') === true;
  const name = String(editing.body['number'] ?? 'It');
  const hide = () => {
    editing.set('withdrawn', true);
    showToast({
      text: `${name} leaves the site when you publish.`,
      undo: {
        async run() {
          editing.set('withdrawn', undefined);
          return undefined;
        },
      },
    });
  };
  return (
    <Row editing={editing} field="withdrawn" label="On the site" was={false}>
      <div className="pairs">
        {hidden ? (
          <>
            <span>Hidden from the site: its page says that it is no longer knitted.</span>
            <button
              type="button"
              className="quiet"
              onClick={() => editing.set('withdrawn', undefined)}
            >
              Bring it back to the site
            </button>
          </>
        ) : (
          <>
            <span>
              {editing.before === null
                ? 'Buyers do not see it yet.'
                : 'Shown in lists, in the search and on its own page.'}
            </span>
            {editing.before !== null && (
              <button type="button" className="quiet" onClick={hide}>
                Hide from the site
              </button>
            )}
          </>
        )}
      </div>
      {quotes > 0 && !hidden && (
        <p className="lab mut">
          {quotes === 1
            ? 'One open quote names it; the buyer can still accept it.'
            : `${quotes} open quotes name it; the buyers can still accept them.`}
        </p>
      )}
    </Row>
  );
}

function Duplicate({ editing }: { readonly editing: Editing }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<{ readonly key: string; readonly name: string }>();
  const { send, busy, error, fields } = useSend();
  const copy = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { number, title } = formTexts(event.currentTarget, 'number', 'title');
    setTaken(undefined);
    // What was typed a moment ago is to be in the copy.
    await editing.saveNow();
    const answer = await send(endpoints.addFabric, {
      body: { number: number.trim().toUpperCase(), title: title.trim(), copyOf: editing.key },
    });
    if (answer?.kind === 'number-taken') setTaken(answer);
    if (answer?.kind === 'added') go(screenPath('fabric', { id: answer.key }));
  };
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={editing.absent}
        onClick={() => dialog.current?.showModal()}
      >
        Duplicate as a new number
      </button>
      <Dialog id="duplicate" title="Duplicate as a new number" ref={dialog} closeLabel="Not now">
        <form className="stack" aria-label="The new fabric" onSubmit={copy}>
          <p>Cloth, shades and yarns are copied. Pictures and web link are its own.</p>
          <TextField
            name="number"
            id="duplicate-number"
            label="Number"
            hint="Two digits, a letter"
            error={fields['number']}
            required
          />
          <TextField
            name="title"
            id="duplicate-title"
            label="Name"
            defaultValue={String(editing.body['title'] ?? '')}
            error={fields['title']}
            required
          />
          {taken && (
            <p className="wrong" role="alert">
              This number is taken by{' '}
              <Link className="lnk" href={screenPath('fabric', { id: taken.key })}>
                {taken.name}
              </Link>
              .
            </p>
          )}
          {error && (
            <p className="wrong" role="alert">
              {error}
            </p>
          )}
          <div className="pairs">
            <Button type="submit" look="primary" size="small" busy={busy}>
              Save as draft
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
