import { useEffect, useRef, useState } from 'react';
import { priceKind } from '../../contract/enquiry/price.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { closeDialog } from '../../ui/close-dialog.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { PriceForm } from '../forms/price/price-form.tsx';
import { type PricedProduct, productOf } from '../forms/price/priced-product.tsx';

/** Opens over any page for the fabric whose Request Price button was pressed. */
export default function PriceDialog({ privacyVersion }: { readonly privacyVersion: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [product, setProduct] = useState<PricedProduct>();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const caller = (event.target as Element).closest<HTMLElement>('[data-price]');
      if (!caller || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      afterPaint(() => setProduct(productOf(caller)));
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  useEffect(() => {
    if (product) dialog.current?.showModal();
  }, [product]);

  function close(): void {
    afterPaint(() => {
      // Some browsers do not focus a clicked link, so the dialog cannot return the focus by itself.
      product?.caller.focus();
      setProduct(undefined);
    });
  }

  return (
    <Dialog id="price" title={priceKind.texts.title} className="price" ref={dialog} onClose={close}>
      {product && (
        <PriceForm
          product={product}
          privacyVersion={privacyVersion}
          onClose={() => closeDialog(dialog.current)}
        />
      )}
    </Dialog>
  );
}
