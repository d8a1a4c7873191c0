import { classNames } from '../../ui/class-names.ts';
import { type EnquiryFormState, SubmitButton } from './enquiry-form.tsx';
import { ConsentLine, WaitingNotice } from './form-ending.tsx';

interface SendRowProps {
  readonly state: EnquiryFormState;
  readonly label: string;
  /** Across all columns of the form. */
  readonly wide?: boolean;
  /** Said before what we do with the answers. */
  readonly children?: string;
}

/** How a form on a page of its own ends: the button, and beside it what becomes of the answers. */
export function SendRow({ state, label, wide = false, children }: SendRowProps) {
  return (
    <>
      <WaitingNotice state={state} />
      <div className={classNames(wide && 'form-wide', 'form-send')}>
        <SubmitButton state={state} label={label} look="primary" size="large" />
        <ConsentLine state={state}>{children}</ConsentLine>
      </div>
    </>
  );
}
