import { basePage, type PageModule } from '../page.ts';
import { IndexList } from '../sections/content/index-list.tsx';
import { PageOpening } from '../sections/page-opening.tsx';

/** Kept by the service worker: shown in place of a page that was never read on this device. */
export const offlinePage: PageModule = ({ content }) => {
  const { mill, offline: texts } = content;
  const page = basePage(content, 'offline');
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs}>
          <p>{texts.retry}</p>
          <p>
            {texts.phoneLead}{' '}
            {mill.contacts.map(({ name, phone, tel }) => (
              <span key={tel} className="offline-desk">
                {name} <a href={`tel:${tel}`}>{phone}</a>
              </span>
            ))}
          </p>
        </PageOpening>
        <div className="wrap part">
          <IndexList links={texts.links} />
        </div>
      </main>
    ),
  };
};
