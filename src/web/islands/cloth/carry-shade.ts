import { pages } from '../../../contract/routes.ts';
import { shadeKey } from '../../../contract/shade-address.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import { sayShade } from './shade/any-shade.ts';
import type { ClothRecord } from './order.ts';
import type { ShownShade } from './shade/shade-state.ts';

/** Price dialog, quote, basket and swatches of this page take the shade along: they read it from `main`. */
export function carryShade(record: ClothRecord, shade: ShownShade): void {
  const main = document.querySelector<HTMLElement>('main.fabric');
  if (!main) return;
  const isLead = shade.card === record.leadShade;
  const words = sayShade(shade, record.shades);
  if (isLead) delete main.dataset['shade'];
  else main.dataset['shade'] = words;
  const name = fabricName(record);
  for (const link of main.querySelectorAll<HTMLAnchorElement>('.info-acts a, .dock-price')) {
    const url = new URL(link.href);
    if (url.pathname === pages.quote)
      url.searchParams.set('product', isLead ? name : `${name}, ${words}`);
    else if (isLead) url.searchParams.delete(shadeKey);
    else url.searchParams.set(shadeKey, shade.hex.slice(1));
    link.href = `${url.pathname}${url.search}`;
  }
  const dock = main.querySelector('.dock-price');
  if (dock) dock.textContent = isLead ? 'Request Price' : 'Send me this shade';
}
