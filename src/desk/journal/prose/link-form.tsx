import { useEffect, useRef, useState } from 'react';
import { isSafeLink } from '../../../domain/publishing/safe-link.ts';

interface LinkFormProps {
  onChoose(address: string): void;
  onCancel(): void;
}

/** Where the selected words are to lead. No form of its own: it stands inside one. */
export function LinkForm({ onChoose, onCancel }: LinkFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const choose = () => {
    const typed = address.trim();
    if (typed !== '' && isSafeLink(typed)) onChoose(typed);
    else setWrong(true);
  };
  return (
    <div className="link-form">
      <label>
        <span className="lab">Where the words lead</span>
        <input
          ref={input}
          className="inp"
          value={address}
          placeholder="/fabrics or https://…"
          aria-invalid={wrong || undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            choose();
          }}
        />
      </label>
      <button type="button" className="quiet" onClick={choose}>
        Put the link in
      </button>
      <button type="button" className="quiet" onClick={onCancel}>
        Cancel
      </button>
      {wrong && (
        <p className="wrong" role="alert">
          An address begins with /, #, https://, mailto: or tel:.
        </p>
      )}
    </div>
  );
}
