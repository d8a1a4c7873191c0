import { type FormEvent, useEffect, useId, useRef } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { type ClaimSubject, valuesSaid } from '../../../domain/claim/claim-subjects.ts';
import { inWords } from '../../../domain/text/number-words.ts';
import { useMay } from '../../person-context.ts';
import { showToast } from '../../record/toasts.tsx';
import { useSend } from '../../use-send.ts';
import { focusFirst } from '../rows/focus-first.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { pageName } from '../page-names.ts';
import type { ClaimBody } from './claim-words.ts';

interface ContradictionRowProps {
  readonly subject: ClaimSubject;
  readonly said: Readonly<Record<string, ClaimBody>>;
}

/** "2,000+ 5,000+ 500+ 150+ clients. Four pages, four numbers." One value settles all of them. */
export function ContradictionRow({ subject, said }: ContradictionRowProps) {
  const { send, busy, error } = useSend();
  const { open, closeRow } = useOpenRows();
  const id = useId();
  const mayDraft = useMay('draft');
  const values = valuesSaid(subject, said);
  const numbers = new Set(values.map(({ value }) => value)).size;
  const places = values.flatMap((value) => said[value.id]!.pages);
  const where = [...new Set(places)].map(pageName).join(' · ');
  const leads = subject.claims.some((claim) => open?.startsWith(`claim/${claim}/`));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!leads) return;
    form.current?.scrollIntoView({ block: 'center' });
    focusFirst(form.current);
  }, [leads]);
  const settle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('value'));
    const answer = await send(endpoints.settleClaims, {
      params: { subject: subject.id },
      body: { value },
    });
    if (!answer) return;
    for (const claim of subject.claims) closeRow(`claim/${claim}/`);
    showToast({
      text:
        answer.kind === 'settled'
          ? `${inFull(answer.records.length)} places say the same now. Publish to show it on the site.`
          : 'Somebody is changing one of these. Please look at it and try again.',
    });
  };
  return (
    <div className="claim settle" data-row={subject.claims.map((claim) => `${claim}`).join(' ')}>
      <div className="four">
        {values.map(({ id: claim, value }) => (
          <b key={claim}>
            {figure(subject.id, value)}
            {subject.id === 'clients' && '+'}
          </b>
        ))}{' '}
        <span>{subject.noun}</span>
      </div>
      <span className="where lab">{where}</span>
      <form
        className="proof lab"
        aria-label={`One value: ${subject.noun}`}
        ref={form}
        onSubmit={(event) => void settle(event)}
      >
        <span className="no">
          The site shows {inWords(numbers)} different {subject.plural}
        </span>
        {mayDraft && (
          <>
            <label className="unit" htmlFor={id}>
              <input
                id={id}
                name="value"
                className="inp"
                required
                autoComplete="off"
                defaultValue={figure(subject.id, values[0]!.value)}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              {subject.noun}
            </label>
            <button type="submit" className="quiet" disabled={busy}>
              Use it everywhere
            </button>
          </>
        )}
        {error && (
          <span className="wrong" id={`${id}-error`} role="alert">
            {error}
          </span>
        )}
      </form>
    </div>
  );
}

/** Clients are counted: `5000` → `5,000`. A year and a currency are written as they are. */
function figure(subject: ClaimSubject['id'], value: string): string {
  return subject === 'clients' ? Number(value).toLocaleString('en-US') : value;
}

function inFull(many: number): string {
  const word = inWords(many);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
