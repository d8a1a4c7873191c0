import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';

interface Label {
  /** `primary` once in a group; `inverse` and `paper` are for indigo or ink backgrounds. */
  readonly look?: 'outline' | 'primary' | 'inverse' | 'paper' | undefined;
  readonly size?: 'small' | 'regular' | 'large' | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>, Label {
  /** While true the button is disabled and says `busyText` beside a turning thread. */
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button drawn as a woven label that is stitched down at both ends. */
export function Button(props: ButtonProps) {
  const {
    look,
    size,
    className,
    busy = false,
    busyText,
    type = 'button',
    disabled,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={labelClass({ look, size, className })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy && busyText ? busyText : children}
    </button>
  );
}

interface ButtonLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>, Label {
  readonly href: string;
}

/** A link that looks like a button, for every button that only navigates. */
export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={labelClass({ look, size, className })}>
      {children}
    </a>
  );
}

function labelClass({ look = 'outline', size = 'regular', className }: Label): string {
  return classNames(
    'btn',
    look !== 'outline' && `btn-${look}`,
    size !== 'regular' && `btn-${size}`,
    className,
  );
}
