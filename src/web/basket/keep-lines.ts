import { pages } from '../../contract/routes.ts';
import { readBasket, withLine, withoutLine, withSlug, writeBasket } from './basket.ts';

/** Metres and shade of each line on the quote page stay with the basket, and come back with it. */
export default function keepLines(root: ParentNode): void {
  for (const line of root.querySelectorAll<HTMLElement>('[data-line]')) {
    const slug = line.dataset['line']!;
    if (!slug) continue;
    const { lineWas } = line.dataset;
    if (lineWas) writeBasket(withSlug(readBasket(), lineWas, slug));
    const [metres, shade] = [
      ...line.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'),
    ];
    const [, keptMetres = '', keptShade = ''] = readBasket().find(([kept]) => kept === slug) ?? [];
    metres!.value ||= keptMetres;
    shade!.value ||= keptShade;
    line.addEventListener('input', () =>
      writeBasket(withLine(readBasket(), [slug, metres!.value, shade!.value])),
    );
    line
      .querySelector(`a[href^="${pages.quote}"]`)
      ?.addEventListener('click', () => writeBasket(withoutLine(readBasket(), slug)));
  }
}
