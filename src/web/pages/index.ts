import type { PageId } from '../../contract/routes.ts';
import type { PageModule } from '../page.ts';
import { aboutPage } from './about.tsx';
import { articlePage } from './article.tsx';
import { blogIndexPage } from './blog-index.tsx';
import { blogListPage } from './blog-list.tsx';
import { cataloguePage } from './catalogue.tsx';
import { categoryPage } from './category.tsx';
import { collectionsPage } from './collections.tsx';
import { contactPage } from './contact.tsx';
import { comparePage } from './compare.tsx';
import { aiFabricGuidePage } from './ai-fabric-guide.tsx';
import { embedPage } from './embed.tsx';
import { fabricPage } from './fabric.tsx';
import { fabricsPage } from './fabrics.tsx';
import { faqPage } from './faq.tsx';
import { homePage } from './home.tsx';
import { offlinePage } from './offline.tsx';
import { polyesterCottonPage } from './polyester-cotton.tsx';
import { premiumCottonPage } from './premium-cotton.tsx';
import { privacyPage } from './privacy.tsx';
import { quotePage } from './quote.tsx';
import { reviewsPage } from './reviews.tsx';
import { samplesPage } from './samples.tsx';
import { scheduleCallPage } from './schedule-call.tsx';
import { thankYouPage } from './thank-you.tsx';

/** Which module makes which page of the route table. */
export const pageModules: Readonly<Record<PageId, PageModule>> = {
  home: homePage,
  fabrics: fabricsPage,
  fabric: fabricPage,
  catalogue: cataloguePage,
  compare: comparePage,
  quote: quotePage,
  contact: contactPage,
  scheduleCall: scheduleCallPage,
  samples: samplesPage,
  thankYou: thankYouPage,
  reviews: reviewsPage,
  about: aboutPage,
  collections: collectionsPage,
  premiumCotton: premiumCottonPage,
  polyesterCotton: polyesterCottonPage,
  category: categoryPage,
  blogIndex: blogIndexPage,
  blogList: blogListPage,
  article: articlePage,
  articleTwin: articlePage,
  faq: faqPage,
  privacy: privacyPage,
  fabricGuide: aiFabricGuidePage,
  embed: embedPage,
  offline: offlinePage,
};
