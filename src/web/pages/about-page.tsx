import { folios } from '../sections/folios.ts';
import { pages } from '../../contract/routes.ts';
import { Ticket } from '../../ui/ticket.tsx';
import { basePage, type PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
import { BandPlate } from '../sections/content/band-plate.tsx';
import { Cards } from '../sections/content/cards.tsx';
import { ContentSection } from '../sections/content/content-section.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';
import { EstablishedStamp } from '../sections/home/established-stamp.tsx';
import { organization } from '../seo/organization.ts';

const marks = [
  folios.tricot,
  folios.locknit,
  folios.satin,
  folios.sharkskin,
  folios.queensCord,
  folios.net,
];

export const aboutPage: PageModule = ({ siteUrl, content }) => {
  const { about } = content;
  const page = basePage(content, 'about');
  return {
    ...page,
    jsonLd: [organization(content, siteUrl)],
    body: (
      <main id="main" className="page">
        <PageOpening title={about.heading} lead={about.lead} crumbs={page.crumbs}>
          {about.established && <p className="lab opening-fact">{about.established}</p>}
        </PageOpening>
        <BandPlate scene={page.socialScene} />
        <ContentSection id="story" heading={about.story.heading} folio={folios.tricot}>
          <div className="halves story">
            <div className="prose">
              {about.story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <EstablishedStamp />
          </div>
        </ContentSection>
        {about.highlights.length > 0 && (
          <section className="part wrap" aria-label="Highlights">
            <h2 className="sr-only">Highlights</h2>
            <div className="tickets">
              {about.highlights.map(({ title, text }) => (
                <Ticket key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Ticket>
              ))}
            </div>
          </section>
        )}
        <section className="creed" aria-labelledby="mission">
          <div className="wrap grid12">
            <h2 className="lab" id="mission">
              {about.mission.heading}
            </h2>
            <p className="head">{about.mission.text}</p>
          </div>
        </section>
        <ContentSection id="values" heading={about.values.heading} folio={folios.atlas}>
          <Cards items={about.values.items} glyphs={marks} />
        </ContentSection>
        <ContentSection id="partner" heading={about.partner.heading} folio={folios.pillar}>
          <p className="lead">{about.partner.text}</p>
          <Actions links={[about.partner.primary, about.partner.secondary]} />
        </ContentSection>
        <ExploreMore path={pages.about} />
      </main>
    ),
  };
};
