import { collectionEntries, collectionsPage as texts } from '../../content/collections/overview.ts';
import { folios } from '../../content/folios.ts';
import { pagesMeta } from '../../content/pages-meta.ts';
import { pages } from '../../contract/routes.ts';
import { breadcrumbs } from '../../domain/breadcrumbs/breadcrumbs.ts';
import type { PageModule } from '../page.ts';
import { CollectionLeaf } from '../sections/content/collection-leaf.tsx';
import { ContentSection } from '../sections/content/content-section.tsx';
import { IndexList } from '../sections/content/index-list.tsx';
import { PageOpening } from '../sections/content/page-opening.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';
import { collectionPage } from '../seo/collection-page.ts';

export const collectionsPage: PageModule = ({ siteUrl }) => {
  const meta = pagesMeta['/collections'];
  const crumbs = breadcrumbs(pages.collections, { leaf: texts.breadcrumb });
  return {
    title: meta.title,
    description: meta.description,
    canonical: pages.collections,
    socialScene: meta.scene,
    crumbs,
    jsonLd: [
      collectionPage(siteUrl, {
        name: texts.heading,
        description: meta.description,
        path: pages.collections,
        items: collectionEntries.map(({ title, to }) => ({ name: title, path: to })),
      }),
    ],
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={crumbs} />
        {collectionEntries.map((entry, index) => (
          <CollectionLeaf key={entry.id} entry={entry} place={index + 1} />
        ))}
        <ContentSection id="popular" heading={texts.popular.heading} folio={folios.satin}>
          <IndexList links={texts.popular.links} />
        </ContentSection>
        <ExploreMore path={pages.collections} />
      </main>
    ),
  };
};
