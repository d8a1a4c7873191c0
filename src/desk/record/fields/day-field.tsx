import type { InputHTMLAttributes } from 'react';
import { spellDay } from '../../spell-time.ts';

interface DayFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> {
  /** `2025-06-10`, or empty. */
  readonly value: string;
  onDay(day: string): void;
}

/** A browser may write the month first; the day stands beside it in words. */
export function DayField({ value, onDay, ...input }: DayFieldProps) {
  return (
    <span className="unit day-field">
      <input
        {...input}
        className="inp day-input"
        type="date"
        value={value}
        onChange={({ target }) => onDay(target.value)}
      />
      {value && <span>{spellDay(value)}</span>}
    </span>
  );
}
