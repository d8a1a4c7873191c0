import { folios } from '../../sections/folios.ts';
import { pages } from '../../../contract/routes.ts';
import { SpecTable } from '../../../ui/spec-table.tsx';
import { basePage, type PageModule } from '../../page.ts';
import { Actions } from '../../sections/content/actions.tsx';
import { BandPlate } from '../../sections/content/band-plate.tsx';
import { Cards } from '../../sections/content/cards.tsx';
import { ContentSection } from '../../sections/content/content-section.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { QuestionList } from '../../sections/content/question-list.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { questionList } from '../../seo/lists.ts';

export const polyesterCottonPage: PageModule = ({ content }) => {
  const { polyesterCotton: blend } = content.collections;
  const page = basePage(content, 'polyesterCotton');
  return {
    ...page,
    jsonLd: [questionList(blend.faq)],
    body: (
      <main id="main" className="page">
        <PageOpening title={blend.heading} lead={blend.lead} crumbs={page.crumbs}>
          <p className="lab opening-fact">{blend.subtitle}</p>
          <Actions links={blend.actions} />
        </PageOpening>
        <BandPlate scene={page.socialScene} />
        <ContentSection id="benefits" heading={blend.benefits.heading} folio={folios.sharkskin}>
          <Cards
            items={blend.benefits.items}
            glyphs={[folios.sharkskin, folios.tricot, folios.queensCord]}
          />
        </ContentSection>
        <ContentSection
          id="composition"
          heading={blend.composition.heading}
          folio={folios.reverseLocknit}
        >
          <div className="halves">
            <ul className="shares">
              {blend.composition.items.map(asTerm).map(({ name, value }) => (
                <li key={value}>
                  {name && <strong>{name}</strong>}
                  <span>{value}</span>
                </li>
              ))}
            </ul>
            <div className="record">
              <h3>{blend.technical.heading}</h3>
              <SpecTable
                caption={blend.technical.heading}
                rows={blend.technical.items.map(asTerm)}
              />
            </div>
          </div>
        </ContentSection>
        <ContentSection
          id="applications"
          heading={blend.applications.heading}
          folio={folios.queensCord}
        >
          <Cards items={blend.applications.items} />
        </ContentSection>
        <ContentSection id="questions" heading="Questions" folio={folios.net}>
          <QuestionList items={blend.faq} />
          <Actions links={blend.actions} />
        </ContentSection>
        <ExploreMore path={pages.polyesterCotton} />
      </main>
    ),
  };
};

/** `Weight: 180–220 GSM` is a name and a value; a sentence without a colon has no name. */
function asTerm(line: string): { name: string; value: string } {
  const cut = line.indexOf(': ');
  return cut < 0
    ? { name: '', value: line }
    : { name: line.slice(0, cut), value: line.slice(cut + 2) };
}
