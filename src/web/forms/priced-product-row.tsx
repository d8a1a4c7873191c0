import { useEffect, useRef } from 'react';
import type { PricedProduct } from './priced-product.ts';

/** The fabric at the head of the dialog: a cut of it, number and weight, name, lapping. */
export function PricedProductRow({ product }: { readonly product: PricedProduct }) {
  const drawing = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (product.glyph) drawing.current?.replaceChildren(product.glyph.cloneNode(true));
  }, [product.glyph]);
  const record = [product.number && `No. ${product.number}`, product.note].filter(Boolean);
  return (
    <div className="price-product">
      {product.picture && (
        <span className="pink pink-fine">
          <img className="pic" src={product.picture} alt="" width="84" height="84" />
        </span>
      )}
      <p>
        {record.length > 0 && <span className="lab mut">{record.join(', ')}</span>}
        <span className="price-name">{product.title}</span>
      </p>
      {product.glyph && <span className="price-glyph" ref={drawing} aria-hidden="true" />}
    </div>
  );
}
