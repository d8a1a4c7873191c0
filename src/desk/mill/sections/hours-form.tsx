import { completeHours, type Hours, weekdays } from '../rows/hours.ts';
import type { RowForm } from '../rows/row-props.ts';

/** Days and times; the words on the pages follow from them. */
export const HoursForm: RowForm = ({ value, onChange }) => {
  const hours = value as Hours;
  const change = (part: Partial<Hours>) => onChange(completeHours({ ...hours, ...part }));
  const toggle = (day: number) =>
    change({
      days: hours.days.includes(day)
        ? hours.days.filter((one) => one !== day)
        : [...hours.days, day],
    });
  return (
    <div className="form-group">
      <div className="hours-days">
        {weekdays.map((name, index) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={hours.days.includes(index + 1)}
              onChange={() => toggle(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
      <div className="hours-times">
        <label className="lab mut">
          Opens
          <input
            type="time"
            className="inp"
            value={hours.opens}
            onChange={({ target }) => target.value && change({ opens: target.value })}
          />
        </label>
        <label className="lab mut">
          Closes
          <input
            type="time"
            className="inp"
            value={hours.closes}
            onChange={({ target }) => target.value && change({ closes: target.value })}
          />
        </label>
      </div>
      <p className="lab mut">The page says: {hours.label}</p>
    </div>
  );
};
