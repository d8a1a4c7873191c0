import type { PageId } from '../../contract/routes.ts';
import type { PageModule } from '../page.ts';
import { homePage } from './home.tsx';
import { plainPage } from './plain.tsx';
import { quotePage } from './quote.tsx';
import { thankYouPage } from './thank-you.tsx';

/** Which module makes which page of the route table. */
export const pageModules: Readonly<Record<PageId, PageModule>> = {
  home: homePage,
  fabrics: plainPage('/fabrics'),
  fabric: () => undefined,
  catalogue: plainPage('/catalogue'),
  compare: plainPage('/compare'),
  quote: quotePage,
  contact: plainPage('/contact'),
  scheduleCall: plainPage('/schedule-call'),
  samples: plainPage('/samples'),
  thankYou: thankYouPage,
  reviews: plainPage('/reviews'),
  about: plainPage('/about'),
  collections: plainPage('/collections'),
  premiumCotton: plainPage('/collections/premium-cotton'),
  polyesterCotton: plainPage('/collections/polyester-cotton'),
  category: () => undefined,
  blogIndex: plainPage('/blog'),
  blogList: plainPage('/blogs'),
  article: () => undefined,
  articleTwin: () => undefined,
  faq: plainPage('/faq'),
  privacy: plainPage('/privacy-policy'),
  fabricGuide: plainPage('/ai-fabric-guide'),
  embed: plainPage('/embed'),
  offline: plainPage('/offline'),
};
