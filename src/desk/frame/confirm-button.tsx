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
  const [asking, setAsking] = useState(false);
  const press = () => {
    if (asking) onConfirm();
    setAsking(!asking);
  };
  return (
    <button
      type="button"
      className="quiet"
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsking(false)}
    >
      {asking ? question : label}
    </button>
  );
}
