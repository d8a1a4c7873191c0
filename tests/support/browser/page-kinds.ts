import { fabrics } from '../../../src/content/fabrics/fabrics.ts';
import { type PageId, pages } from '../../../src/contract/pages.ts';
import { href } from '../../../src/contract/routes.ts';

const article = 'what-is-gsm-fabric-weight-chart';

/** One address of each kind of page; a new page of the route table cannot be left out. */
const examples: Readonly<Record<PageId, string>> = {
  ...pages,
  fabric: href.fabric(fabrics[0]!.slug),
  compare: href.compare(fabrics.slice(0, 3).map(({ slug }) => slug)),
  category: href.category('nylon-classic'),
  article: href.article(article),
  design: href.design('k1~tricot~1-2.1-0.C_1-0.1-2.C~C.cottonNe60~t28x14x22~cdbb98'),
};

/** Pages with the same layout as one of the list above. */
const alike = new Set<PageId>(['polyesterCotton']);

export const pageKinds: readonly string[] = (Object.keys(examples) as PageId[])
  .filter((id) => !alike.has(id))
  .map((id) => examples[id]);
