import type { PageId } from '../contract/pages.ts';
import type { PageModule } from './page.ts';
import { aboutPage } from './pages/about-page.tsx';
import { articlePage } from './pages/journal/article-page.tsx';
import { blogIndexPage } from './pages/journal/blog-index-page.tsx';
import { blogListPage } from './pages/journal/blog-list-page.tsx';
import { cataloguePage } from './pages/catalogue-page.tsx';
import { categoryPage } from './pages/collections/category-page.tsx';
import { collectionsPage } from './pages/collections/collections-page.tsx';
import { contactPage } from './pages/contact-page.tsx';
import { comparePage } from './pages/compare-page.tsx';
import { designPage } from './pages/design-page.tsx';
import { fabricGuidePage } from './pages/fabric-guide-page.tsx';
import { embedPage } from './pages/embed-page.tsx';
import { fabricPage } from './pages/fabric-page.tsx';
import { fabricsPage } from './pages/fabrics-page.tsx';
import { faqPage } from './pages/faq-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { loomPage } from './pages/loom-page.tsx';
import { offlinePage } from './pages/offline-page.tsx';
import { polyesterCottonPage } from './pages/collections/polyester-cotton-page.tsx';
import { premiumCottonPage } from './pages/collections/premium-cotton-page.tsx';
import { privacyPage } from './pages/privacy-page.tsx';
import { quotePage } from './pages/quote-page.tsx';
import { reviewsPage } from './pages/reviews-page.tsx';
import { samplesPage } from './pages/samples-page.tsx';
import { scheduleCallPage } from './pages/schedule-call-page.tsx';
import { thankYouPage } from './pages/thank-you-page.tsx';

/** Which module writes which page of the table. */
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
  faq: faqPage,
  privacy: privacyPage,
  fabricGuide: fabricGuidePage,
  loom: loomPage,
  design: designPage,
  embed: embedPage,
  offline: offlinePage,
};
