import { href } from '../contract/routes.ts';
import type { CategoryId } from '../domain/fabric/fabric.ts';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  /** Carries the NEW badge. */
  readonly isNew?: boolean;
}

export interface MenuChild extends NavLink {
  readonly description: string;
  /** Its swatch is shown beside the entry. */
  readonly categoryId?: CategoryId;
  /** Scene of the picture manifest, for entries that are no category. */
  readonly scene?: string;
  readonly highlight?: boolean;
}

export interface MenuItem extends NavLink {
  readonly children?: readonly MenuChild[];
}

export interface ExternalLink {
  readonly label: string;
  readonly href: string;
  readonly accessibleLabel: string;
}

const skipLinks = [
  { label: 'Skip to main content', to: '#main' },
  { label: 'Skip to navigation', to: '#navigation' },
];

const topBar = {
  menu: 'Menu',
  close: 'Close',
  label: 'Quick contact',
  whatsapp: {
    label: 'WhatsApp',
    accessibleLabel: 'Chat with us on WhatsApp',
  },
  linkedin: {
    label: '{mill.linkedin.label}',
    href: '{mill.linkedin.href}',
    accessibleLabel: '{mill.name} on {mill.linkedin.label}',
  },
  contact: { label: 'Contact Us', to: href.contact() },
} as const satisfies {
  menu: string;
  close: string;
  label: string;
  whatsapp: Omit<ExternalLink, 'href'>;
  linkedin: ExternalLink;
  contact: NavLink;
};

const menuPanel: readonly MenuItem[] = [
  { label: 'Home', to: href.home() },
  {
    label: 'Categories',
    to: href.fabrics(),
    children: [
      {
        label: 'All Fabrics',
        to: href.fabrics(),
        description: '{claims.products.text} designs',
        scene: 'fan',
      },
      {
        label: '100% Cotton Fabrics',
        to: href.fabrics({ category: 'pure-cotton-fabrics' }),
        description: '{terms.categoryWeights.pure-cotton-fabrics.text}',
        categoryId: 'pure-cotton-fabrics',
      },
      {
        label: '100% Nylon & Lace',
        to: href.fabrics({ category: 'nylon-fabrics' }),
        description: '{terms.categoryWeights.nylon-classics.text}',
        categoryId: 'nylon-classics',
      },
      {
        label: 'Breathable Cotton Nylon',
        to: href.fabrics({ category: 'breathable-cotton-nylon-collection' }),
        description: '{terms.categoryWeights.breathable-cotton-nylon-collection.text}',
        categoryId: 'breathable-cotton-nylon-collection',
        isNew: true,
        highlight: true,
      },
      {
        label: 'Premium Polyester Cotton',
        to: href.fabrics({ category: 'polyester-cotton-knits' }),
        description: '{terms.categoryWeights.polyester-cotton-knits.text}',
        categoryId: 'polyester-cotton-knits',
      },
      {
        label: 'Complete Catalogue',
        to: href.catalogue(),
        description: 'Search every number',
        scene: 'stack',
      },
      {
        label: 'Knit Your Own',
        to: href.loom(),
        description: 'Type a lapping, see the cloth',
        scene: 'folds',
        isNew: true,
      },
    ],
  },
  {
    label: 'Blogs',
    to: href.blogIndex(),
    children: [
      { label: 'All Articles', to: href.blogIndex(), description: "The mill's notebook, by title" },
      {
        label: 'Textile Compliance 2025',
        to: href.article('textile-compliance-2025'),
        description: 'Tests, limits and papers a shipment needs',
        isNew: true,
        highlight: true,
      },
      {
        label: '2025 Textile Rules',
        to: href.article('2025-textile-rules-dpp-epr-microfibre-filters', 'blogs'),
        description: 'Passports, producer duties, microfibre filters',
        isNew: true,
      },
      {
        label: 'Cotton vs Polyester vs Polycotton',
        to: href.article('cotton-vs-polyester-vs-polycotton-gsm-guide-2025', 'blogs'),
        description: 'One weight, three different hands',
      },
      {
        label: 'What is GSM?',
        to: href.article('what-is-gsm-fabric-weight-chart'),
        description: 'A fabric weight chart you can print',
      },
      {
        label: 'Cotton for Hot Weather',
        to: href.article('cotton-fabrics-hot-weather'),
        description: 'Weights and constructions for heat',
      },
      {
        label: 'Summer T-Shirt Fabric Guide',
        to: href.article('summer-t-shirt-fabric-guide'),
        description: 'From brief to bulk order',
      },
    ],
  },
  { label: 'Contact Us', to: href.contact() },
  { label: 'Schedule a Call', to: href.scheduleCall() },
  { label: 'About Us', to: href.about() },
  { label: 'Customer Reviews', to: href.reviews() },
  { label: 'Privacy Policy', to: href.privacy() },
];

/** Shown once the page has been scrolled more than 100 px. */
const stickyNav: readonly (NavLink & { readonly children?: readonly NavLink[] })[] = [
  {
    label: 'Categories',
    to: href.fabrics(),
    children: [
      { label: '100% Cotton', to: href.fabrics({ category: 'pure-cotton-fabrics' }) },
      { label: 'Premium Cotton', to: href.fabrics({ category: 'premium-cotton' }) },
      { label: '100% Nylon', to: href.fabrics({ category: 'nylon-fabrics' }) },
      { label: 'All Categories', to: href.fabrics() },
    ],
  },
  {
    label: 'Blog',
    to: href.blogIndex(),
    children: [
      {
        label: 'Cotton vs Polyester GSM Guide 2025',
        to: href.article('cotton-vs-polyester-vs-polycotton-gsm-guide-2025', 'blogs'),
      },
      {
        label: 'Textile Industry Rules 2025',
        to: href.article('2025-textile-rules-dpp-epr-microfibre-filters', 'blogs'),
      },
      {
        label: 'Textile Compliance 2025',
        to: href.article('textile-compliance-2025'),
        isNew: true,
      },
      {
        label: 'GSM Fabric Weight Chart Guide',
        to: href.article('what-is-gsm-fabric-weight-chart'),
      },
      { label: 'Cotton for Hot Weather', to: href.article('cotton-fabrics-hot-weather') },
    ],
  },
  { label: 'Contact Us', to: href.contact() },
  { label: 'Schedule a Call', to: href.scheduleCall() },
  { label: 'Privacy Policy', to: href.privacy() },
];

const footer = {
  salesHeading: 'Sales',
  lists: [
    {
      heading: 'Quick links',
      links: [
        { label: 'All Fabrics', to: href.fabrics() },
        { label: 'Catalogue', to: href.catalogue() },
        { label: 'About Us', to: href.about() },
        { label: 'Customer Reviews', to: href.reviews() },
        { label: 'Blog', to: href.blogIndex() },
        { label: 'FAQ', to: href.faq() },
        { label: 'Contact Us', to: href.contact() },
      ],
    },
    {
      heading: 'Collections',
      links: [
        { label: '100% Cotton', to: href.category('pure-cotton-fabrics') },
        { label: 'Polyester Cotton', to: href.category('polyester-cotton-knits') },
        { label: 'Cotton Nylon', to: href.category('breathable-cotton-nylon') },
        { label: 'Nylon Classic', to: href.category('nylon-classic') },
        { label: 'All Collections', to: href.collections() },
      ],
    },
    {
      heading: 'Services',
      links: [
        { label: 'Get Quote', to: href.quote() },
        { label: 'Swatch pack', to: href.samples() },
        { label: 'Schedule a Call', to: href.scheduleCall() },
        { label: 'Fabric guide', to: href.fabricGuide() },
        { label: 'Privacy Policy', to: href.privacy() },
      ],
    },
  ],
  lead: '{mill.shortName}: {mill.gloss|lowerFirst}',
  selvedge: '{mill.name|upper}, {mill.address.city|upper}. ESTABLISHED {claims.established.value}',
  terms: '{mill.soldByTheMetre}',
  copyright: '© {mill.name}, {mill.address.city}',
};

export type Priority = 'high' | 'medium' | 'low';
export interface ExploreLink {
  readonly to: string;
  readonly text: string;
  readonly priority: Priority;
}

/** A page shows up to `limit` of these, its own address left out, high priority first. */
const exploreMore: {
  readonly heading: string;
  readonly limit: number;
  readonly links: readonly ExploreLink[];
} = {
  heading: 'Explore More',
  limit: 8,
  links: [
    { to: href.fabrics(), text: 'All Fabrics', priority: 'high' },
    { to: href.quote(), text: 'Get Quote', priority: 'high' },
    { to: href.premiumCotton(), text: 'Premium Cotton Collection', priority: 'high' },
    { to: href.polyesterCotton(), text: 'Polyester Cotton Collection', priority: 'high' },
    { to: href.contact(), text: 'Contact', priority: 'medium' },
    { to: href.blogIndex(), text: 'Blog', priority: 'medium' },
    {
      to: href.article('what-is-gsm-fabric-weight-chart'),
      text: 'What is GSM? Fabric Weight Chart',
      priority: 'medium',
    },
    { to: href.faq(), text: 'FAQ', priority: 'medium' },
    { to: href.about(), text: 'About Us', priority: 'low' },
    { to: href.reviews(), text: 'Reviews', priority: 'low' },
    { to: href.home(), text: 'Home', priority: 'low' },
  ],
};

/** Everything around a page that leads elsewhere. */
export const navigation = { skipLinks, topBar, menuPanel, stickyNav, footer, exploreMore };
