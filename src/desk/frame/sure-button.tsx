import { useState } from 'react';

interface SureButtonProps {
  readonly label: string;
  /** What it says before it acts. */
  readonly question: string;
  readonly disabled?: boolean;
  onSure(): void;
}

/** Asks once more in its own place; leaving it is a no. */
export function SureButton({ label, question, disabled, onSure }: SureButtonProps) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (asked) onSure();
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
