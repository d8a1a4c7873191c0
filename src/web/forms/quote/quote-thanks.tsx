import { useEffect, useRef } from 'react';
import type { SiteContent } from '../../../content/site-content.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { closeDialog } from '../../../ui/close-dialog.ts';
import { Dialog } from '../../../ui/dialog.tsx';

export type QuoteThanksTexts = SiteContent['thankYou']['quoteDialog'];

interface QuoteThanksProps {
  readonly texts: QuoteThanksTexts;
  readonly open: boolean;
  readonly reference: string | undefined;
  readonly onClose: () => void;
}

export function QuoteThanks({ texts, open, reference, onClose }: QuoteThanksProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  return (
    <Dialog id="quote-thanks" title={texts.title} ref={dialog} onClose={onClose}>
      <p className="lead">{texts.message}</p>
      {reference && (
        <p className="lab">
          Your reference: <b>{reference}</b>
        </p>
      )}
      <p>{texts.note}</p>
      <div className="dlg-acts">
        <ButtonLink href={texts.catalogue.to}>{texts.catalogue.label}</ButtonLink>
        <Button look="primary" onClick={() => closeDialog(dialog.current)}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
