import type { SiteContent } from '../../content/site-content.ts';
import { href } from '../../contract/routes.ts';
import { drawFacts } from '../draw-facts.ts';
import { drawHead } from '../page-frame.ts';
import { type Pen, measure, paper } from '../pen.ts';

/** What the mill trades on, and whom to ask. */
export function drawTerms(pen: Pen, { mill, terms }: SiteContent, siteUrl: string): void {
  const x = paper.margin;
  drawHead(pen, 'Terms');
  pen.mark('H1', () =>
    pen.line('How to order', { x: x - 1, y: 128 }, { face: 'display', size: 44, track: -1.3 }),
  );
  pen.mark('P', () =>
    pen.paragraph(
      `Name the fabric by its number, the shade, the metres and where they go. A person at the mill answers ${terms.response.enquiry.text} with a price and a date. A shade of your own is matched and approved on a sample before bulk is dyed.`,
      { x, y: 148, width: measure * 0.86 },
      { face: 'serif', size: 13, gap: 2 },
    ),
  );
  const end = drawFacts(
    pen,
    [
      { name: 'Price', value: terms.price },
      { name: 'Swatches', value: terms.swatchPack.text },
      { name: 'Sampling', value: terms.sampling.text },
      { name: 'Bulk', value: `from ${terms.bulk.text}` },
      { name: 'Lead time', value: terms.leadTime.text },
      { name: 'Weight', value: `held within ${terms.gsmTolerance.text}` },
      { name: 'Width', value: 'as recorded, or knitted to yours' },
    ],
    { x, y: 236, width: measure, names: 120, size: 11, air: 8 },
  );
  pen.mark('H2', () =>
    pen.line('Ask the mill', { x: x - 1, y: end + 56 }, { face: 'display', size: 30, track: -0.8 }),
  );
  const { address } = mill;
  drawFacts(
    pen,
    [
      { name: 'Quote', value: `${siteUrl}${href.quote()}` },
      { name: 'Mail', value: mill.sales.email },
      ...mill.contacts.map(({ name, phone }) => ({ name, value: phone })),
      {
        name: 'Mill',
        value: `${address.street}, ${address.city}, ${address.region} ${address.postcode}, ${address.country}`,
      },
      { name: 'Office', value: mill.hours.office.label },
    ],
    { x, y: end + 76, width: measure, names: 120, size: 11, air: 8 },
  );
  pen.doc.link(x, end + 76, measure, 24, `${siteUrl}${href.quote()}`);
}
