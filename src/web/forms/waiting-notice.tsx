import { waitingTexts } from '../offline-queue/waiting-enquiry.ts';

/** Says that a request has not gone out yet, and lets the visitor take it back. */
export function WaitingNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className="waiting form-wide" role="status">
      <p>
        <b>{waitingTexts.title}.</b> {waitingTexts.text}
      </p>
      <button type="button" className="lnk" onClick={onDiscard}>
        {waitingTexts.discard}
      </button>
    </div>
  );
}
