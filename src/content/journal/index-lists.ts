import { href } from '../../contract/routes.ts';

/** Every article, by slug. Each has an address under /blog and one under /blogs; its front matter says which is canonical. */
export const articleSlugs = [
  'what-is-gsm-fabric-weight-chart',
  'what-does-textiles-mean',
  'what-are-polyester-fabrics',
  'what-are-polyester-fabrics-comprehensive',
  'cotton-fabrics-hot-weather',
  'textile-compliance-2025',
  'summer-t-shirt-fabric-guide',
  'textile-fibres-guide',
  'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
  '2025-textile-rules-dpp-epr-microfibre-filters',
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** The seven of /blog, in the order of their titles. */
const blogIndexSlugs: readonly ArticleSlug[] = [
  'what-are-polyester-fabrics-comprehensive',
  'summer-t-shirt-fabric-guide',
  'textile-compliance-2025',
  'textile-fibres-guide',
  'what-are-polyester-fabrics',
  'what-does-textiles-mean',
  'what-is-gsm-fabric-weight-chart',
];

/** The two of /blogs, shown whole under 'Read full blog'. */
const blogListSlugs: readonly ArticleSlug[] = [
  '2025-textile-rules-dpp-epr-microfibre-filters',
  'cotton-vs-polyester-vs-polycotton-gsm-guide-2025',
];

const blogIndexPage = {
  heading: 'The mill’s notebook',
  lead: 'Seven guides for people who choose cloth and sign for it.',
  read: 'Read',
  newBadge: 'NEW',
  back: 'All Articles',
};

const blogListPage = {
  heading: 'Blogs',
  lead: 'Two long reads: which fibre at which weight, and which rules your cloth will meet at the border.',
  expand: 'Read full blog',
  index: 'Seven shorter guides, by title',
  back: { label: 'Back to Blogs', to: href.blogList() },
};

export const journal = {
  articleSlugs: articleSlugs as readonly ArticleSlug[],
  blogIndexSlugs,
  blogListSlugs,
  blogIndexPage,
  blogListPage,
};
