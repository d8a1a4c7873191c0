import { classNames } from './class-names.ts';

/** `primary` once in a group; `inverse` and `paper` stand on indigo or ink. */
export type ButtonVariant = 'outline' | 'primary' | 'inverse' | 'paper';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

export function buttonClass({
  variant = 'outline',
  size = 'regular',
  className,
}: ButtonLook): string {
  return classNames(
    'btn',
    variant !== 'outline' && `btn-${variant}`,
    size !== 'regular' && `btn-${size}`,
    className,
  );
}
