import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConsentLine } from './consent-line.tsx';

interface SendRowProps {
  /** Keeps the ids of several forms on one page apart. */
  readonly id: string;
  readonly label: string;
  readonly sending: boolean;
  readonly sendingLabel: string;
  readonly privacyVersion: string;
  /** Across all columns of the form. */
  readonly wide?: boolean;
  /** Said before what we do with the answers. */
  readonly children?: string;
}

/** How a form ends: the button, and beside it what becomes of the answers. */
export function SendRow(props: SendRowProps) {
  const { id, label, sending, sendingLabel, privacyVersion, wide = false, children } = props;
  return (
    <div className={classNames(wide && 'form-wide', 'form-send')}>
      <Button type="submit" look="primary" size="large" busy={sending} busyText={sendingLabel}>
        {label}
      </Button>
      <ConsentLine id={id} privacyVersion={privacyVersion}>
        {children}
      </ConsentLine>
    </div>
  );
}
