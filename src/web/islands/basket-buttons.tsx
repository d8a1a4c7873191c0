import { useEffect } from 'react';
import { mostQuoteLines } from '../../contract/enquiry/quote-lines.ts';
import { href } from '../../contract/routes.ts';
import { readBasket, withLine, writeBasket } from '../basket/basket.ts';
import { showBasket } from '../basket/show-basket.ts';
import { showToast } from '../toasts/show-toast.tsx';

/** Collects fabrics for one quote. It renders nothing, because the page already has every button. */
export default function Basket() {
  useEffect(() => {
    document.addEventListener('click', setAside);
    return () => document.removeEventListener('click', setAside);
  }, []);
  return null;
}

function setAside(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-basket]');
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const slug = button.dataset['basket']!;
  const lines = readBasket();
  // A second press on the same button opens the quote page.
  if (lines.some(([kept]) => kept === slug) || lines.length >= mostQuoteLines) {
    location.assign(href.quote({ product: lines.map(([kept]) => kept) }));
    return;
  }
  const shade = button.closest<HTMLElement>('[data-shade]')?.dataset['shade'];
  writeBasket(withLine(lines, shade ? [slug, '', shade] : [slug]));
  showBasket(document);
  const count = lines.length + 1;
  showToast({
    title: 'Added to your quote',
    text: `${count} ${count === 1 ? 'fabric is' : 'fabrics are'} set aside. Metres and shades are asked on the quote page.`,
    type: 'info',
  });
}
