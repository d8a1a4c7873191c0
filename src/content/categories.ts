import type { CollectionDye } from '../domain/catalogue/new-collection.ts';
import type { CategoryId } from '../domain/fabric/fabric.ts';
import { cottonNylonAbout, cottonNylonLanding } from './categories/cotton-nylon-text.ts';
import { nylonAbout, nylonLanding } from './categories/nylon-text.ts';
import {
  polyesterCottonAbout,
  polyesterCottonLanding,
} from './categories/polyester-cotton-text.ts';
import { pureCottonAbout, pureCottonLanding } from './categories/pure-cotton-text.ts';
import type { TextSection } from './categories/text-section.ts';

export interface Category {
  readonly id: CategoryId;
  readonly title: string;
  readonly description: string;
  /** Scene of the studio's manifest. */
  readonly picture: string;
  /** A second text and picture of the collection, for places that show it twice. */
  readonly second: {
    readonly title: string;
    readonly description: string;
    readonly picture: string;
  };
  /** Wide macro that opens the category page. */
  readonly band: string;
  /** Under /categories/, as old links spell it. */
  readonly landingSlug: string;
  /** Index tab: its figure, its short name and its dye. */
  readonly tab: {
    readonly figure: number;
    readonly label: string;
    readonly dye: CollectionDye;
  };
  readonly spec: { readonly fibre: string; readonly weight: string; readonly width: string };
  /** Under the grid of /fabrics?category=. */
  readonly about: readonly TextSection[];
  /** Under the grid of the landing page. */
  readonly landing: readonly TextSection[];
  /** In no menu and no list; its fabrics stay in the catalogue. */
  readonly hidden?: boolean;
}

const width = '48–72 inches, Customizable';

/** The four collections, in the order of their index tabs. */
export const categories: readonly Category[] = [
  {
    id: 'polyester-cotton-knits',
    title: 'Premium Polyester Cotton Collection',
    description:
      'Polyester for the shape and the shade, cotton for the skin. Uniforms, polos, workwear and print tees that come back from the laundry as they went.',
    picture: 'category-polyester-cotton-knits',
    second: {
      title: 'Polyester Cotton Knits',
      description:
        'Spun 65/35 and 60/40 and two-bar cloths of cotton and filament: cords, sharkskins, piqués, fleeces and checks.',
      picture: 'category-polyester-cotton-knits-2',
    },
    band: 'category-polyester-cotton-knits-band',
    landingSlug: 'polyester-cotton-knits',
    tab: { figure: 1, label: 'Polyester Cotton', dye: 'turmeric' },
    spec: {
      fibre: '65/35, 60/40',
      weight: '{terms.categoryWeights.polyester-cotton-knits.text}',
      width,
    },
    about: polyesterCottonAbout,
    landing: polyesterCottonLanding,
  },
  {
    id: 'breathable-cotton-nylon-collection',
    title: 'Breathable Cotton Nylon Collection',
    description:
      'Cotton against the skin, nylon for the wear. Light knits that let heat out and keep their shape.',
    picture: 'category-breathable-cotton-nylon-collection',
    second: {
      title: 'Breathable Cotton Nylon',
      description:
        'Locknits, nets, stripes and inlays for hot days: fine nylon holds the cloth so that cotton can stay light.',
      picture: 'category-breathable-cotton-nylon-collection-2',
    },
    band: 'category-breathable-cotton-nylon-collection-band',
    landingSlug: 'breathable-cotton-nylon',
    tab: { figure: 2, label: 'Cotton Nylon', dye: 'indigo' },
    spec: {
      fibre: 'Cotton and nylon',
      weight: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
      width,
    },
    about: cottonNylonAbout,
    landing: cottonNylonLanding,
  },
  {
    id: 'pure-cotton-fabrics',
    title: '100% Pure Cotton Fabrics',
    description:
      'Combed cotton and nothing else, warp knitted so that it keeps its length. Tees, shirts, polos and childrenswear.',
    picture: 'category-pure-cotton-fabrics',
    second: {
      title: '100% Cotton Fabrics',
      description:
        '{count.structures.pure-cotton-fabrics|Words} structures from one fibre, from an open atlas for stoles to a sharkskin that prints like a woven.',
      picture: 'category-pure-cotton-fabrics-2',
    },
    band: 'category-pure-cotton-fabrics-band',
    landingSlug: 'pure-cotton-fabrics',
    tab: { figure: 3, label: '100% Cotton', dye: 'kora' },
    spec: {
      fibre: '100% Cotton',
      weight: '{terms.categoryWeights.pure-cotton-fabrics.text}',
      width,
    },
    about: pureCottonAbout,
    landing: pureCottonLanding,
  },
  {
    id: 'nylon-classics',
    title: 'Nylon Classic',
    description:
      'Lace, net, satin and tricot in pure filament. Fine enough to see through, strong enough to leave without a hem.',
    picture: 'category-nylon-classics',
    second: {
      title: '100% Nylon & Lace',
      description:
        'Floral, geometric and scalloped laces beside the classics of the tricot mill: slips, linings, tulle and power net.',
      picture: 'category-nylon-classics-2',
    },
    band: 'category-nylon-classics-band',
    landingSlug: 'nylon-classic',
    tab: { figure: 4, label: 'Nylon Classic', dye: 'plum' },
    spec: { fibre: '100% Nylon', weight: '{terms.categoryWeights.nylon-classics.text}', width },
    about: nylonAbout,
    landing: nylonLanding,
  },
];
