import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { waitingTexts } from '../offline-queue/waiting-enquiry.ts';
import type { EnquiryFormState } from './enquiry-form.tsx';

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

/** How a small form ends, above its own buttons. */
export function ShortEnding({ state }: { readonly state: EnquiryFormState }) {
  return (
    <>
      <WaitingNotice state={state} />
      <ConsentLine state={state} />
    </>
  );
}

interface SubmitButtonProps {
  readonly state: EnquiryFormState;
  readonly label: string;
  readonly look?: 'primary';
  readonly size?: 'small' | 'large';
}

export function SubmitButton({ state, label, look, size }: SubmitButtonProps) {
  const { sending } = state.form.texts;
  return (
    <Button type="submit" look={look} size={size} busy={state.sending} busyText={sending}>
      {label}
    </Button>
  );
}

/** What is sent along and nobody types: the version of the privacy policy, and the spam trap. */
export function HiddenFields({ state }: { readonly state: EnquiryFormState }) {
  const id = `${state.id}-website`;
  return (
    <>
      <input type="hidden" name="privacyVersion" value={state.privacyVersion} />
      {/* A field that no person sees, reaches or has filled in for them; a robot fills it in. */}
      <div className="trap" aria-hidden="true">
        <label htmlFor={id}>Website</label>
        <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** What we do with the answers, said beside the button that sends them. */
function ConsentLine({
  state,
  children,
}: {
  readonly state: EnquiryFormState;
  readonly children?: string | undefined;
}) {
  return (
    <>
      <p className="hint">
        {children && `${children} `}We use what you send to answer you:{' '}
        <a href={href.privacy()}>privacy policy</a>, version {state.privacyVersion}.
      </p>
      <HiddenFields state={state} />
    </>
  );
}

/** Says that a request has not gone out yet, and lets the visitor take it back. */
function WaitingNotice({ state }: { readonly state: EnquiryFormState }) {
  if (!state.waiting) return null;
  return (
    <div className="waiting form-wide" role="status">
      <p>
        <b>{waitingTexts.title}.</b> {waitingTexts.text}
      </p>
      <button type="button" className="lnk" onClick={() => void state.discard()}>
        {waitingTexts.discard}
      </button>
    </div>
  );
}
