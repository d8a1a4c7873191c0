import { folios } from '../../sections/folios.ts';
import { pages } from '../../../contract/routes.ts';
import { SpecTable } from '../../../ui/spec-table.tsx';
import { basePage, type PageModule } from '../../page.ts';
import { Actions } from '../../sections/content/actions.tsx';
import { BandPlate } from '../../sections/content/band-plate.tsx';
import { Cards } from '../../sections/content/cards.tsx';
import { ContentSection } from '../../sections/content/content-section.tsx';
import { IndexList } from '../../sections/content/index-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { QuestionList } from '../../sections/content/question-list.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { questionList } from '../../seo/lists.ts';

export const premiumCottonPage: PageModule = ({ content }) => {
  const { premiumCotton: cotton } = content.collections;
  const page = basePage(content, 'premiumCotton');
  return {
    ...page,
    jsonLd: [questionList(cotton.faq)],
    body: (
      <main id="main" className="page">
        <PageOpening title={cotton.heading} lead={cotton.lead} crumbs={page.crumbs}>
          <p className="lab opening-fact">{cotton.subtitle}</p>
          <Actions links={cotton.actions} />
        </PageOpening>
        <BandPlate scene={page.socialScene} />
        <ContentSection id="why" heading={cotton.why.heading} folio={folios.locknit}>
          <div className="halves">
            <div className="prose">
              {cotton.why.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="record">
              <h3>{cotton.specs.heading}</h3>
              <SpecTable
                caption={cotton.specs.heading}
                rows={cotton.specs.rows.map(({ label, value }) => ({ name: label, value }))}
              />
            </div>
          </div>
        </ContentSection>
        <ContentSection id="uses" heading={cotton.uses.heading} folio={folios.tricot}>
          <Cards items={cotton.uses.items} />
        </ContentSection>
        <ContentSection id="finishes" heading={cotton.finishes.heading} folio={folios.queensCord}>
          <Cards items={cotton.finishes.items} />
        </ContentSection>
        <ContentSection id="questions" heading="Questions" folio={folios.reverseLocknit}>
          <QuestionList items={cotton.faq} />
        </ContentSection>
        <ContentSection id="further" heading={cotton.links.heading} folio={folios.satin}>
          <IndexList links={cotton.links.items} />
        </ContentSection>
        <ExploreMore path={pages.premiumCotton} />
      </main>
    ),
  };
};
