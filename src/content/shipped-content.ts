import { about } from './about.ts';
import { categories } from './categories.ts';
import { claims } from './claims.ts';
import { collections } from './collections/overview.ts';
import { constructionTexts } from './constructions.ts';
import { contact } from './contact.ts';
import { fabricGuide } from './fabric-guide.ts';
import { fabrics } from './fabrics/fabrics.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { journal } from './journal/index-lists.ts';
import { privacy } from './legal/privacy.ts';
import { mill } from './mill.ts';
import { navigation } from './navigation.ts';
import { offline } from './offline.ts';
import { pagesMeta } from './pages-meta.ts';
import { reviews } from './reviews.ts';
import { samples } from './samples.ts';
import { scheduleCall } from './schedule-call.ts';
import { assembleContent, type SiteContent } from './site-content.ts';
import { structureNotes } from './structure-notes.ts';
import { terms } from './terms.ts';
import { thankYou } from './thank-you.ts';

/** What the project ships: the content of a mill that has changed nothing yet. */
export const shippedContent: SiteContent = assembleContent({
  mill,
  claims,
  terms,
  navigation,
  home,
  about,
  contact,
  faq,
  reviews,
  samples,
  scheduleCall,
  thankYou,
  fabricGuide,
  offline,
  collections,
  categories,
  constructions: constructionTexts,
  structureNotes,
  journal,
  privacy,
  pagesMeta,
  fabrics,
});
