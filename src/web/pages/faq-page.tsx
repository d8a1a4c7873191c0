import { pages } from '../../contract/routes.ts';
import { folios } from '../sections/folios.ts';
import { basePage, type PageModule } from '../page.ts';
import { DirectContact } from '../sections/contact/direct-contact.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { QuestionList } from '../sections/content/question-list.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';
import { FolioOf } from '../sections/folio-drawing.tsx';
import { questionList } from '../seo/lists.ts';

export const faqPage: PageModule = ({ content }) => {
  const { questions: faq, page: texts } = content.faq;
  const page = basePage(content, 'faq');
  return {
    ...page,
    jsonLd: [questionList(faq)],
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs} />
        <div className="part wrap grid12">
          <FolioOf folio={folios.net} />
          <div className="head asked">
            <QuestionList items={faq} />
            <DirectContact />
          </div>
        </div>
        <ExploreMore path={pages.faq} />
      </main>
    ),
  };
};
