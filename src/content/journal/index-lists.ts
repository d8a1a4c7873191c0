import { href } from '../../contract/routes.ts';

/** Texts of /blog, which lists articles in the order of their titles. */
const blogIndexPage = {
  heading: 'The mill’s notebook',
  lead: '{count.guides|Words} guides for people who choose cloth and sign for it.',
  read: 'Read',
  newBadge: 'NEW',
  back: 'All Articles',
};

/** Texts of /blogs, which shows the articles whose canonical address is there, whole. */
const blogListPage = {
  heading: 'Blogs',
  lead: 'Two long reads: which fibre at which weight, and which rules your cloth will meet at the border.',
  expand: 'Read full blog',
  index: '{count.guides|Words} shorter guides, by title',
  back: { label: 'Back to Blogs', to: href.blogList() },
};

export const journal = { blogIndexPage, blogListPage };
