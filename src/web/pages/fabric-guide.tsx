import { fabricGuidePage as guide } from '../../content/fabric-guide.ts';
import { folios } from '../../content/folios.ts';
import { topBar } from '../../content/navigation.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import type { PageModule } from '../page.ts';
import { Actions } from '../sections/content/actions.tsx';
import { Cards } from '../sections/content/cards.tsx';
import { ContentSection } from '../sections/content/content-section.tsx';
import { IndexList } from '../sections/content/index-list.tsx';
import { PageOpening } from '../sections/content/page-opening.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';

export const fabricGuidePage: PageModule = () => {
  const meta = pagesMeta['/ai-fabric-guide'];
  const crumbs = breadcrumbs(pages.fabricGuide);
  const { phone } = guide.person;
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.fabricGuide,
    socialScene: meta.scene,
    crumbs,
    body: (
      <main id="main" className="page">
        <PageOpening title={guide.heading} lead={guide.lead} crumbs={crumbs} />
        <ContentSection id="examples" heading={guide.examples.heading} folio={folios.locknit}>
          <IndexList links={guide.examples.links} />
        </ContentSection>
        <ContentSection id="answers" heading={guide.answers.heading} folio={folios.net}>
          <Cards
            items={guide.answers.items}
            glyphs={[folios.tricot, folios.satin, folios.queensCord, folios.pillar]}
          />
        </ContentSection>
        <ContentSection id="person" heading={guide.person.heading} folio={folios.pillar}>
          <p className="lead">{guide.person.text}</p>
          <Actions links={guide.person.actions} />
          <p className="plain-links">
            <a href={`tel:${phone.tel}`}>{phone.phone}</a>
            <a href={topBar.whatsapp.href} target="_blank" rel="noopener">
              {topBar.whatsapp.label}
            </a>
          </p>
        </ContentSection>
        <ExploreMore path={pages.fabricGuide} />
      </main>
    ),
  };
};
