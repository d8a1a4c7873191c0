import { href } from '../../contract/routes.ts';
import type { CategoryId } from '../../domain/fabric/fabric.ts';
import { polyesterCotton } from './polyester-cotton.ts';
import { premiumCotton } from './premium-cotton.ts';

export interface CollectionEntry {
  /** Also the anchor: assistants open /collections#{id}. */
  readonly id: CategoryId;
  readonly title: string;
  readonly text: string;
  readonly weight: string;
  readonly to: string;
  readonly landing?: { readonly label: string; readonly to: string };
}

const page = {
  heading: 'Fabric Collections',
  lead: 'Four collections, one mill. Mill-direct quality, fast dispatch: knitted, dyed and finished in {mill.address.city} and sold by the metre.',
  popular: {
    heading: 'Popular Categories',
    links: [
      {
        label: 'Premium Cotton',
        to: href.fabrics({ category: 'premium-cotton' }),
        figure: '{terms.fabricFacts.premiumCotton.text}',
      },
      {
        label: 'Polyester Cotton',
        to: href.fabrics({ category: 'polyester-cotton-knits' }),
        figure: '{terms.fabricFacts.polycotton.text}',
      },
      {
        label: 'Breathable Cotton Nylon',
        to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
        figure: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
      },
      { label: 'Something else? Contact us', to: href.contact(), figure: 'Made to order' },
    ],
  },
  viewAll: 'View Collection',
};

const entries: readonly CollectionEntry[] = [
  {
    id: 'polyester-cotton-knits',
    title: 'Premium Polyester Cotton Collection',
    text: 'The cloth of uniforms and merchandise. Polyester carries the shape and the shade, cotton meets the skin. 65/35 where the laundry is hard, 60/40 where the hand matters more.',
    weight: '{terms.categoryWeights.polyester-cotton-knits.text}',
    to: href.fabrics({ category: 'polyester-cotton-knits' }),
    landing: { label: 'About polyester-cotton', to: href.polyesterCotton() },
  },
  {
    id: 'breathable-cotton-nylon-collection',
    title: 'Breathable Cotton Nylon Collection',
    text: 'Fine nylon lapped with cotton: light, open structures that pass air, move moisture outward and dry soon. For sportswear, dresses and summer shirts.',
    weight: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
    to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
  },
  {
    id: 'pure-cotton-fabrics',
    title: '100% Pure Cotton Fabrics',
    text: 'Cotton and nothing else, warp knitted so that it keeps its length. Bio-polished, soft, opaque from 160 GSM upward. For tees, polos, shirts and childrenswear.',
    weight: '{terms.categoryWeights.pure-cotton-fabrics.text}',
    to: href.fabrics({ category: 'pure-cotton-fabrics' }),
    landing: { label: 'About premium cotton', to: href.premiumCotton() },
  },
  {
    id: 'nylon-classics',
    title: 'Nylon Classic',
    text: 'Lace, net, satin and tricot in pure nylon filament, from the raschel and tricot machines. Fine enough to be seen through, strong enough to be sewn at the edge.',
    weight: '{terms.categoryWeights.nylon-classics.text}',
    to: href.fabrics({ category: 'nylon-classics' }),
  },
];

export const collections = { page, entries, premiumCotton, polyesterCotton };

export type Collections = typeof collections;
