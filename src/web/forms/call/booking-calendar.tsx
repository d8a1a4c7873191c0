import { calendarWeeks } from './calendar-weeks.ts';

interface BookingCalendarProps {
  readonly now: number;
  /** When calls are made. */
  readonly hours: string;
  readonly chosen: string;
  readonly error: string | undefined;
}

const heads = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month to pick a day from: plain radios, so that arrow keys, a finger and no script all work. */
export function BookingCalendar({ now, hours, chosen, error }: BookingCalendarProps) {
  return (
    <fieldset
      className="cal"
      aria-describedby={error ? 'booking-date-error booking-hours' : 'booking-hours'}
    >
      <legend className="sr-only">Preferred date</legend>
      {/* Makes the request a booking even where no day was picked. */}
      <input type="hidden" name="date" value="" />
      <p className="cal-heads lab" aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <div className="cal-days">
        {calendarWeeks(now)
          .flat()
          .map(({ iso, day, month, booking }) =>
            booking ? (
              <label key={iso} className="cal-day">
                <input
                  type="radio"
                  name="date"
                  value={booking.label}
                  defaultChecked={booking.label === chosen}
                />
                <span aria-hidden="true">
                  {month && <small>{month}</small>}
                  {day}
                </span>
                <span className="sr-only">{booking.label}</span>
              </label>
            ) : (
              <span key={iso} className="cal-off" aria-hidden="true">
                {day}
              </span>
            ),
          )}
      </div>
      {error && (
        <p className="field-error" id="booking-date-error">
          {error}
        </p>
      )}
      <p className="hint" id="booking-hours">
        {`Available ${hours}`}
      </p>
    </fieldset>
  );
}
