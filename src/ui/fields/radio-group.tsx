import type { ChangeEventHandler } from 'react';

interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The choice at first; afterwards the inputs are uncontrolled, so a click shows without a render. */
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
  readonly disabled?: boolean;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, defaultValue, onChange, disabled } = props;
  return (
    <fieldset className="radios" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            onChange={onChange}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
