import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { formTexts } from '../../form-texts.ts';
import { DayField } from '../../record/fields/day-field.tsx';
import { useNow } from '../../use-now.ts';
import { spellClock } from '../step-words.ts';
import { dayOfMoment, momentAt, tomorrowMorning } from './spell-planned.ts';

interface MomentFormProps {
  /** What is planned now; without it tomorrow morning is offered. */
  readonly at?: number | undefined;
  readonly busy: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
  onChoose(at: number): void;
}

/** A day and a time, by the mill's clock. */
export function MomentForm({ at, busy, children, onChoose }: MomentFormProps) {
  const now = useNow();
  const [wrong, setWrong] = useState('');
  const shown = at ?? tomorrowMorning(now);
  const [day, setDay] = useState<string>();
  const id = useId();
  const chosenDay = day ?? dayOfMoment(shown);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { time } = formTexts(event.currentTarget, 'time');
    const moment = momentAt(chosenDay, time);
    if (moment === undefined) setWrong('Please choose a day and a time.');
    else if (moment <= Date.now())
      setWrong('This moment is over. Please choose one still to come.');
    else {
      setWrong('');
      onChoose(moment);
    }
  };
  return (
    <form className="moment-form" onSubmit={choose} noValidate>
      <label htmlFor={id}>
        <span className="lab">Day</span>
        <DayField id={id} name="day" min={dayOfMoment(now)} value={chosenDay} onDay={setDay} />
      </label>
      <label>
        <span className="lab">Time in India</span>
        <input className="inp" type="time" name="time" defaultValue={spellClock(shown)} />
      </label>
      <button type="submit" className="btn btn-small" disabled={busy}>
        Set this time
      </button>
      {children}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
