import { useEffect, useRef } from 'react';
import { findShade } from '../../../domain/fabric/find-shade.ts';
import { ShadeChip } from '../../../ui/shade-chip.tsx';

export interface PricedProduct {
  readonly name: string;
  /** `14B`, where the name begins with a number as ours do. */
  readonly number: string;
  readonly title: string;
  /** Weight and whatever else the caller wants printed beside the number. */
  readonly note: string;
  /** The shade that the page shows, in words; empty for the fabric as it is. */
  readonly shade: string;
  readonly picture: string;
  /** A drawing to copy, as the page holds it. */
  readonly glyph: SVGElement | null;
  readonly caller: HTMLElement;
}

/** Reads the fabric from the card or page that the button stands on: nothing is fetched to open a dialog. */
export function productOf(caller: HTMLElement): PricedProduct {
  const name = caller.dataset['price']!;
  const [, number = '', title = name] = /^(\d+[A-Z]+) (.+)$/.exec(name) ?? [];
  const place = caller.closest('article') ?? document.querySelector('main');
  const picture = place?.querySelector<HTMLImageElement>('img.pic');
  return {
    name,
    number,
    title,
    note: caller.dataset['priceNote'] ?? '',
    shade: caller.closest<HTMLElement>('[data-shade]')?.dataset['shade'] ?? '',
    picture: picture?.currentSrc || picture?.src || '',
    glyph: place?.querySelector<SVGElement>('svg.glyph, .glyph svg') ?? null,
    caller,
  };
}

/** The fabric at the top of the dialog: picture, number and weight, name, lapping. */
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
        {product.shade && (
          <span className="lab">
            <ShadeChip hex={findShade(product.shade)!} /> {product.shade}
          </span>
        )}
      </p>
      {product.glyph && <span className="price-glyph" ref={drawing} aria-hidden="true" />}
    </div>
  );
}
