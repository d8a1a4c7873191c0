import { useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { callDesk } from '../call-desk.ts';
import { usePerson } from '../person-context.ts';
import type { Editing } from '../record/editing.ts';
import { readField } from '../record/fields/fields.ts';
import { Row, rowId } from '../record/fields/row.tsx';
import { showToast } from '../record/toasts.tsx';
import { TroubleBars } from '../record/trouble-bars.tsx';
import { useSend } from '../use-send.ts';
import { BesidePage } from './beside-page.tsx';
import { noteStart } from './minutes.ts';
import { millWords } from './mill-words.ts';
import { OwnInput } from './own-input.tsx';
import { href } from '../../contract/routes.ts';

interface MillStepProps {
  readonly hour: FirstHour;
  readonly editing: Editing;
  onDone(): void;
}

const rows = [
  { field: 'name', label: 'Name of the mill', autoComplete: 'organization' },
  { field: 'contacts.0.phone', label: 'Telephone', type: 'tel', autoComplete: 'tel' },
  { field: 'sales.email', label: 'E-mail for enquiries', type: 'email', autoComplete: 'email' },
  { field: 'address.street', label: 'Street', autoComplete: 'address-line1' },
  { field: 'address.city', label: 'Town', autoComplete: 'address-level2' },
  { field: 'address.postcode', label: 'Pincode', autoComplete: 'postal-code' },
  { field: 'address.region', label: 'State', autoComplete: 'address-level1' },
] as const;

const hints: Partial<Record<(typeof rows)[number]['field'], string>> = {
  'contacts.0.phone': 'With + and the country code: buyers abroad dial it.',
  'sales.email': 'Enquiries arrive here.',
};

/** Who the mill is. With it the demonstration steps back. */
export function MillStep({ hour, editing, onDone }: MillStepProps) {
  const isExample = hour.steppedBack === null;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { busy, error, send } = useSend();
  const { email } = usePerson();
  const mailIsExample =
    readField(editing.body, 'sales.email') === readField(editing.before, 'sales.email');

  const ask = (fields: readonly string[]) => {
    setMissing(fields);
    const first = document.getElementById(rowId(fields[0] ?? ''));
    first?.querySelector('input')?.focus();
  };

  const makeItYours = async () => {
    noteStart();
    if (!(await editing.saveNow())) return;
    const params = { kind: editing.kind, key: editing.key };
    const saved = await callDesk(endpoints.contentRecord, { params });
    const revision = saved.ok ? saved.value.draft?.id : undefined;
    if (revision === undefined) return ask(rows.map(({ field }) => field));
    const made = await send(endpoints.makeItYours, { body: { revision } });
    if (!made) return;
    if (made.kind === 'missing') return ask(made.fields);
    if (made.kind === 'refused') return ask(made.faults.map(({ field }) => field));
    if (made.kind === 'moved') return;
    showToast({ text: 'The example mill is removed. The site now shows your mill.' });
    onDone();
  };

  return (
    <BesidePage editing={editing} path={href.home()}>
      <section className="leaf">
        <h2>{isExample ? 'Make it yours' : 'Your mill'}</h2>
        <p>
          {isExample
            ? 'You see an example mill that does not exist. Write in your own. When you press the button below, the example’s fabrics, reviews, articles and facts leave the site, and your name stands there. You can bring the example back on this page.'
            : 'The example mill is removed. You can say more about yours under Mill.'}
        </p>
        {rows.map(({ field, label, ...input }) => (
          <Row
            key={field}
            editing={editing}
            field={field}
            label={label}
            was={false}
            hint={
              missing.includes(field) && isStillExample(editing, field) ? (
                <span className="hour-missing">Please write your own.</span>
              ) : (
                hints[field]
              )
            }
          >
            <OwnInput
              {...{ editing, field, isExample }}
              {...input}
              {...(field === 'contacts.0.phone' && {
                also: (phone: string) => ({ 'contacts.0.tel': phone.replace(/[^\d+]/g, '') }),
              })}
            />
            {field === 'sales.email' && isExample && mailIsExample && (
              <button
                type="button"
                className="quiet"
                onClick={() => editing.set('sales.email', email)}
              >
                Use my sign-in e-mail, {email}
              </button>
            )}
          </Row>
        ))}
        <TroubleBars editing={editing} words={millWords} />
        {error && (
          <p className="wrong" role="alert">
            {error}
          </p>
        )}
        {isExample ? (
          <p className="hour-act">
            <Button
              look="primary"
              busy={busy}
              busyText="One moment"
              onClick={() => void makeItYours()}
            >
              Make it yours: remove the example
            </Button>
          </p>
        ) : (
          <StayOrReturn hour={hour} onDone={onDone} />
        )}
      </section>
    </BesidePage>
  );
}

function isStillExample(editing: Editing, field: string): boolean {
  return readField(editing.body, field) === readField(editing.before, field);
}

/** After it stepped back: go on, or have the demonstration back. */
function StayOrReturn({ hour, onDone }: Pick<MillStepProps, 'hour' | 'onDone'>) {
  const { busy, error, send } = useSend();
  const [since, setSince] = useState('');
  const bringBack = async () => {
    const undone = await send(endpoints.undoPublication, {
      params: { number: String(hour.steppedBack) },
      body: { note: 'The example mill is back.' },
    });
    if (undone?.kind === 'changed-since') {
      setSince(
        'You have published more since, so it cannot come back as a whole. Each piece can be brought back under History.',
      );
    }
    if (undone?.kind === 'refused') setSince(undone.faults[0]?.message ?? '');
  };
  return (
    <>
      {(error || since) && (
        <p className="wrong" role="alert">
          {error ?? since}
        </p>
      )}
      <p className="hour-act">
        <Button look="primary" onClick={onDone}>
          Continue
        </Button>
        <button type="button" className="quiet" disabled={busy} onClick={() => void bringBack()}>
          Bring the example back
        </button>
      </p>
    </>
  );
}
