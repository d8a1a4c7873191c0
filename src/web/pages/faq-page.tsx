import { folios } from '../sections/folios.ts';
import { href, pages } from '../../contract/routes.ts';
import { basePage, type PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
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
