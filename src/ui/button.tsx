import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>, ButtonLook {
  /** While true the button is disabled and says `busyText` beside a turning thread. */
  readonly busy?: boolean;
  readonly busyText?: string;
}

/** A woven label, stitched down at both ends. */
export function Button({
  variant,
  size,
  className,
  busy = false,
  busyText,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy && busyText ? busyText : children}
    </button>
  );
}
