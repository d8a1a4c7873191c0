import { useEffect, useRef } from 'react';
import { href } from '../../contract/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface QuoteThanksProps {
  readonly open: boolean;
  readonly reference: string | undefined;
  readonly onClose: () => void;
}

export function QuoteThanks({ open, reference, onClose }: QuoteThanksProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <Dialog id="quote-thanks" title="Thank you" ref={dialog} onClose={onClose}>
      <p className="lead">Your request has reached the mill. We respond within 24 hours.</p>
      {reference && (
        <p className="lab">
          Your reference: <b>{reference}</b>
        </p>
      )}
      <p>We sell fabric by the metre, not finished garments.</p>
      <div className="dlg-acts">
        <ButtonLink href={href.catalogue()}>Complete Catalogue</ButtonLink>
        <Button look="primary" onClick={() => dialog.current?.close()}>
          Continue browsing
        </Button>
      </div>
    </Dialog>
  );
}
