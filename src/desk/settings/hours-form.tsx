import type { FormEvent } from 'react';
import type {
  DeskSettings,
  HoursSetting,
} from '../../contract/desk/endpoints/settings-endpoints.ts';

interface HoursFormProps {
  readonly settings: DeskSettings;
  readonly busy: boolean;
  onSave(change: Partial<DeskSettings>): void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The time to answer runs only while the mill is open. */
export function HoursForm({ settings, busy, onSave }: HoursFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: 'office' | 'calls'): HoursSetting => ({
      days: form.getAll(`${name}-day`).map(Number),
      opens: String(form.get(`${name}-opens`)),
      closes: String(form.get(`${name}-closes`)),
    });
    const holidays = String(form.get('holidays')).split(/\s+/).filter(Boolean).sort();
    onSave({ office: read('office'), calls: read('calls'), holidays });
  };
  return (
    <section>
      <h2>Hours and holidays</h2>
      <form aria-label="Hours" className="stack hours" onSubmit={submit}>
        <Hours name="office" label="Answers, within 24 hours" hours={settings.office} />
        <Hours name="calls" label="Calls, within 2 working hours" hours={settings.calls} />
        <label>
          Holidays, one day per line, like 2026-01-26
          <textarea
            name="holidays"
            className="inp short"
            rows={4}
            defaultValue={settings.holidays.join('\n')}
          />
        </label>
        <div className="acts">
          <button type="submit" className="btn btn-small" disabled={busy}>
            Save
          </button>
        </div>
      </form>
    </section>
  );
}

interface HoursProps {
  readonly name: string;
  readonly label: string;
  readonly hours: HoursSetting;
}

function Hours({ name, label, hours }: HoursProps) {
  return (
    <fieldset className="hours-row">
      <legend>{label}</legend>
      {weekdays.map((day, i) => (
        <label key={day} className="tick">
          <input
            type="checkbox"
            name={`${name}-day`}
            value={i + 1}
            defaultChecked={hours.days.includes(i + 1)}
          />
          {day}
        </label>
      ))}
      <input
        type="time"
        className="inp"
        name={`${name}-opens`}
        aria-label="Opens"
        required
        defaultValue={hours.opens}
      />
      <input
        type="time"
        className="inp"
        name={`${name}-closes`}
        aria-label="Closes"
        required
        defaultValue={hours.closes}
      />
    </fieldset>
  );
}
