import type { CategoryId } from '../domain/fabric/fabric.ts';
import { claims } from './claims.ts';
import { mill } from './mill.ts';
import { categoryWeights } from './terms.ts';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  /** Carries the NEW badge. */
  readonly isNew?: boolean;
}

export interface MenuChild extends NavLink {
  readonly description: string;
  /** Its swatch stands beside the entry. */
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

export const skipLinks = [
  { label: 'Skip to main content', to: '#main' },
  { label: 'Skip to navigation', to: '#navigation' },
] as const;

export const topBar = {
  menu: 'Menu',
  close: 'Close',
  label: 'Quick contact',
  whatsapp: {
    label: 'WhatsApp',
    href: `${mill.whatsapp.base}?text=${encodeURIComponent(mill.whatsapp.greeting)}`,
    accessibleLabel: 'Chat with us on WhatsApp',
  },
  linkedin: {
    label: mill.linkedin.label,
    href: mill.linkedin.href,
    accessibleLabel: `${mill.name} on ${mill.linkedin.label}`,
  },
  contact: { label: 'Contact Us', to: '/contact' },
} as const satisfies {
  menu: string;
  close: string;
  label: string;
  whatsapp: ExternalLink;
  linkedin: ExternalLink;
  contact: NavLink;
};

export const menuPanel: readonly MenuItem[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Categories',
    to: '/fabrics',
    children: [
      {
        label: 'All Fabrics',
        to: '/fabrics',
        description: `${claims.products.text} designs`,
        scene: 'fan',
      },
      {
        label: '100% Cotton Fabrics',
        to: '/fabrics?category=pure-cotton-fabrics',
        description: categoryWeights['pure-cotton-fabrics'].text,
        categoryId: 'pure-cotton-fabrics',
      },
      {
        label: '100% Nylon & Lace',
        to: '/fabrics?category=nylon-fabrics',
        description: categoryWeights['nylon-classics'].text,
        categoryId: 'nylon-classics',
      },
      {
        label: 'Breathable Cotton Nylon',
        to: '/fabrics?category=breathable-cotton-nylon-collection',
        description: categoryWeights['breathable-cotton-nylon-collection'].text,
        categoryId: 'breathable-cotton-nylon-collection',
        isNew: true,
        highlight: true,
      },
      {
        label: 'Premium Polyester Cotton',
        to: '/fabrics?category=polyester-cotton-knits',
        description: categoryWeights['polyester-cotton-knits'].text,
        categoryId: 'polyester-cotton-knits',
      },
      {
        label: 'Complete Catalogue',
        to: '/catalogue',
        description: 'Search every number',
        scene: 'stack',
      },
    ],
  },
  {
    label: 'Blogs',
    to: '/blog',
    children: [
      { label: 'All Articles', to: '/blog', description: "The mill's notebook, by title" },
      {
        label: 'Textile Compliance 2025',
        to: '/blog/textile-compliance-2025',
        description: 'Tests, limits and papers a shipment needs',
        isNew: true,
        highlight: true,
      },
      {
        label: '2025 Textile Rules',
        to: '/blogs/2025-textile-rules-dpp-epr-microfibre-filters',
        description: 'Passports, producer duties, microfibre filters',
        isNew: true,
      },
      {
        label: 'Cotton vs Polyester vs Polycotton',
        to: '/blogs/cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
        description: 'One weight, three different hands',
      },
      {
        label: 'What is GSM?',
        to: '/blog/what-is-gsm-fabric-weight-chart',
        description: 'A fabric weight chart you can print',
      },
      {
        label: 'Cotton for Hot Weather',
        to: '/blog/cotton-fabrics-hot-weather',
        description: 'Weights and constructions for heat',
      },
      {
        label: 'Summer T-Shirt Fabric Guide',
        to: '/blog/summer-t-shirt-fabric-guide',
        description: 'From brief to bulk order',
      },
    ],
  },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Schedule a Call', to: '/schedule-call' },
  { label: 'About Us', to: '/about' },
  { label: 'Customer Reviews', to: '/reviews' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
];

/** Shown once the page has been scrolled more than 100 px. */
export const stickyNav: readonly (NavLink & { readonly children?: readonly NavLink[] })[] = [
  {
    label: 'Categories',
    to: '/fabrics',
    children: [
      { label: '100% Cotton', to: '/fabrics?category=pure-cotton-fabrics' },
      { label: 'Premium Cotton', to: '/fabrics?category=premium-cotton' },
      { label: '100% Nylon', to: '/fabrics?category=nylon-fabrics' },
      { label: 'All Categories', to: '/fabrics' },
    ],
  },
  {
    label: 'Blog',
    to: '/blog',
    children: [
      {
        label: 'Cotton vs Polyester GSM Guide 2025',
        to: '/blogs/cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
      },
      {
        label: 'Textile Industry Rules 2025',
        to: '/blogs/2025-textile-rules-dpp-epr-microfibre-filters',
      },
      { label: 'Textile Compliance 2025', to: '/blog/textile-compliance-2025', isNew: true },
      { label: 'GSM Fabric Weight Chart Guide', to: '/blog/what-is-gsm-fabric-weight-chart' },
      { label: 'Cotton for Hot Weather', to: '/blog/cotton-fabrics-hot-weather' },
    ],
  },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Schedule a Call', to: '/schedule-call' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
];

export const stickyAfterPixels = 100;

export const footer = {
  salesHeading: 'Sales',
  lists: [
    {
      heading: 'Quick links',
      links: [
        { label: 'All Fabrics', to: '/fabrics' },
        { label: 'Catalogue', to: '/catalogue' },
        { label: 'About Us', to: '/about' },
        { label: 'Customer Reviews', to: '/reviews' },
        { label: 'Blog', to: '/blog' },
        { label: 'FAQ', to: '/faq' },
        { label: 'Contact Us', to: '/contact' },
      ],
    },
    {
      heading: 'Collections',
      links: [
        { label: '100% Cotton', to: '/categories/pure-cotton-fabrics' },
        { label: 'Polyester Cotton', to: '/categories/polyester-cotton-knits' },
        { label: 'Cotton Nylon', to: '/categories/breathable-cotton-nylon' },
        { label: 'Nylon Classic', to: '/categories/nylon-classic' },
        { label: 'All Collections', to: '/collections' },
      ],
    },
    {
      heading: 'Services',
      links: [
        { label: 'Get Quote', to: '/quote' },
        { label: 'Swatch pack', to: '/samples' },
        { label: 'Schedule a Call', to: '/schedule-call' },
        { label: 'Fabric guide', to: '/ai-fabric-guide' },
        { label: 'Privacy Policy', to: '/privacy-policy' },
      ],
    },
  ],
  lead: `${mill.shortName}: ${lowerFirst(mill.gloss)}`,
  selvedge:
    `${mill.name}, ${mill.address.city}. Established ${claims.established.value}`.toUpperCase(),
  terms: mill.soldByTheMetre,
  copyright: `© ${mill.name}, ${mill.address.city}`,
} as const;

export type Priority = 'high' | 'medium' | 'low';
export interface ExploreLink {
  readonly to: string;
  readonly text: string;
  readonly priority: Priority;
}

/** A page shows up to `exploreMoreLimit` of these, its own address left out, high priority first. */
export const exploreMore: readonly ExploreLink[] = [
  { to: '/fabrics', text: 'All Fabrics', priority: 'high' },
  { to: '/quote', text: 'Get Quote', priority: 'high' },
  { to: '/collections/premium-cotton', text: 'Premium Cotton Collection', priority: 'high' },
  { to: '/collections/polyester-cotton', text: 'Polyester Cotton Collection', priority: 'high' },
  { to: '/contact', text: 'Contact', priority: 'medium' },
  { to: '/blog', text: 'Blog', priority: 'medium' },
  {
    to: '/blog/what-is-gsm-fabric-weight-chart',
    text: 'What is GSM? Fabric Weight Chart',
    priority: 'medium',
  },
  { to: '/faq', text: 'FAQ', priority: 'medium' },
  { to: '/about', text: 'About Us', priority: 'low' },
  { to: '/reviews', text: 'Reviews', priority: 'low' },
  { to: '/', text: 'Home', priority: 'low' },
];
export const exploreMoreHeading = 'Explore More';
export const exploreMoreLimit = 8;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
