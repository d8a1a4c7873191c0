import { faq, faqPage as texts } from '../../content/faq.ts';
import { folios } from '../../content/folios.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { href, pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import type { PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
import { PageOpening } from '../sections/content/page-opening.tsx';
import { QuestionList } from '../sections/content/question-list.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';
import { FolioOf } from '../sections/folio-of.tsx';
import { faqPage as faqData } from '../seo/faq-page.ts';

export const faqPage: PageModule = () => {
  const meta = pagesMeta['/faq'];
  const crumbs = breadcrumbs(pages.faq);
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.faq,
    socialScene: meta.scene,
    crumbs,
    jsonLd: [faqData(faq)],
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={crumbs} />
        <div className="part wrap grid12">
          <FolioOf folio={folios.net} />
          <div className="head">
            <QuestionList items={faq} />
            <Actions
              links={[
                { label: 'Contact Us', to: href.contact() },
                { label: 'Get Quote', to: href.quote() },
              ]}
            />
          </div>
        </div>
        <ExploreMore path={pages.faq} />
      </main>
    ),
  };
};
