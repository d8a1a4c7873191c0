import { useState } from 'react';

interface ConfirmButtonProps {
  readonly label: string;
  /** Shown after the first press. */
  readonly question: string;
  readonly disabled?: boolean;
  onConfirm(): void;
}

/** The first press asks, the second acts; moving the focus away cancels. */
export function ConfirmButton({ label, question, disabled, onConfirm }: ConfirmButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (asked) onConfirm();
    setAsked(!asked);
  };
  return (
    <button
      type="button"
      className="quiet"
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {asked ? question : label}
    </button>
  );
}
