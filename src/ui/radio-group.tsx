import type { ChangeEventHandler } from 'react';

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
  /** With `onChange` the group is controlled. */
  readonly value?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly disabled?: boolean;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, defaultValue, value, onChange, disabled } = props;
  return (
    <fieldset className="radios" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, onChange })}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
