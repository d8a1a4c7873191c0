import { enquiryTexts } from '../../contract/enquiry/enquiry-texts.ts';
import { href } from '../../contract/routes.ts';
import { waitingTexts } from '../offline-queue/waiting-enquiry.ts';
import { type EnquiryFormState, HiddenFields } from './enquiry-form.tsx';

/** How a small form ends, above its own buttons. */
export function ShortEnding({ state }: { readonly state: EnquiryFormState }) {
  return (
    <>
      <WaitingNotice state={state} />
      <ConsentLine state={state} />
    </>
  );
}

/** What we do with the answers, said beside the button that sends them. */
export function ConsentLine({
  state,
  children,
}: {
  readonly state: EnquiryFormState;
  readonly children?: string | undefined;
}) {
  return (
    <>
      <p className="hint">
        {children && `${children} `}
        {enquiryTexts.consent} <a href={href.privacy()}>privacy policy</a>, version{' '}
        {state.privacyVersion}.
      </p>
      <HiddenFields state={state} />
    </>
  );
}

/** Says that a request has not gone out yet, and lets the visitor take it back. */
export function WaitingNotice({ state }: { readonly state: EnquiryFormState }) {
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
