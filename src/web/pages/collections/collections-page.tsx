import { folios } from '../../sections/folios.ts';
import { pages } from '../../../contract/routes.ts';
import { basePage, type PageModule } from '../../page.ts';
import { CollectionSummary } from '../../sections/content/collection-summary.tsx';
import { ContentSection } from '../../sections/content/content-section.tsx';
import { IndexList } from '../../sections/content/index-list.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { ExploreMore } from '../../sections/explore-more.tsx';
import { collectionPage } from '../../seo/lists.ts';

export const collectionsPage: PageModule = ({ siteUrl, content }) => {
  const { entries: collectionEntries, page: texts } = content.collections;
  const page = basePage(content, 'collections');
  return {
    ...page,
    jsonLd: [
      collectionPage(siteUrl, {
        name: texts.heading,
        description: page.description,
        path: pages.collections,
        items: collectionEntries.map(({ title, to }) => ({ name: title, path: to })),
      }),
    ],
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs} />
        {collectionEntries.map((entry, index) => (
          <CollectionSummary key={entry.id} entry={entry} place={index + 1} />
        ))}
        <ContentSection id="popular" heading={texts.popular.heading} folio={folios.satin}>
          <IndexList links={texts.popular.links} />
        </ContentSection>
        <ExploreMore path={pages.collections} />
      </main>
    ),
  };
};
