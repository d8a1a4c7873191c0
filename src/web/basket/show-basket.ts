import { href, pages } from '../../contract/routes.ts';
import { type BasketLine, readBasket } from './basket.ts';

const basketTexts = { add: 'Add to quote', added: 'In your quote' } as const;

/** Shows on this page what is set aside: the count in the bar, the buttons, the links to the quote. */
export function showBasket(root: Document): void {
  const lines = readBasket();
  const slugs = lines.map(([slug]) => slug);
  const quote = quoteFor(lines);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-basket-link]')) {
    link.hidden = slugs.length === 0;
    link.href = quote;
    link.querySelector('[data-basket-count]')!.textContent = String(slugs.length);
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href="${pages.quote}"]`)) {
    link.href = quote;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-basket]')) {
    const isIn = slugs.includes(button.dataset['basket']!);
    if (isIn !== button.hasAttribute('data-in')) mark(button, isIn);
  }
}

/** The quote page itself, reached by an address that does not name what is set aside. */
export function fillQuotePage(): void {
  const { pathname, search } = location;
  if (pathname !== pages.quote || new URLSearchParams(search).has('product')) return;
  const lines = readBasket();
  if (lines.length > 0) location.replace(quoteFor(lines));
}

/** One fabric has the plain form, without a field for its shade: the shade stands beside its name. */
function quoteFor(lines: readonly BasketLine[]): string {
  const shade = !lines[1] && lines[0]?.[2];
  return href.quote({ product: lines.map(([slug]) => (shade ? `${slug}, ${shade}` : slug)) });
}

function mark(button: HTMLElement, isIn: boolean): void {
  const { add, added } = basketTexts;
  const [before, after] = isIn ? [add, added] : [added, add];
  button.toggleAttribute('data-in', isIn);
  button.textContent = after;
  // Cards name their fabric for those who do not see which one the button belongs to.
  if (button.ariaLabel) button.ariaLabel = button.ariaLabel.replace(before, after);
}
