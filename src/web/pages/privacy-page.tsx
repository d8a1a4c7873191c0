import { pages } from '../../contract/routes.ts';
import { SpecTable } from '../../ui/spec-table.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { basePage, type PageModule } from '../page.ts';
import { PageOpening } from '../sections/page-opening.tsx';
import { SpokenDate } from '../sections/content/spoken-date.tsx';
import { ExploreMore } from '../sections/explore-more.tsx';

export const privacyPage: PageModule = ({ now, content }) => {
  const { mill } = content;
  const {
    inForce: privacyInForce,
    sections: privacySections,
    version: privacyVersion,
    page: texts,
  } = content.privacy;
  const page = basePage(content, 'privacy');
  const today = now.toLocaleDateString('en-CA', { timeZone: mill.timeZone });
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageOpening title={texts.heading} lead={texts.lead} crumbs={page.crumbs}>
          <SpecTable
            caption="Dates of this policy"
            rows={[
              { name: texts.lastUpdatedLabel, value: <SpokenDate iso={today} isToday /> },
              {
                name: texts.versionLabel,
                value: (
                  <>
                    {privacyVersion}, {texts.inForceLabel} <SpokenDate iso={privacyInForce} />
                  </>
                ),
              },
            ]}
          />
        </PageOpening>
        <div className="wrap reading">
          <nav className="toc" aria-label="Sections of this policy">
            <ol>
              {privacySections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose numbered">
            {privacySections.map(({ id, title, paragraphs, list }) => (
              <section key={id} aria-label={title}>
                <h2 id={id}>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul>
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <Ticket className="contact-card">
              <address>
                <b>{texts.contact.name}</b>
                <br />
                {texts.contact.address.slice(texts.contact.name.length + 2)}
                <br />
                <a href={`mailto:${texts.contact.email}`}>{texts.contact.email}</a>
                <br />
                <a href={`tel:${mill.contacts[0].tel}`}>{texts.contact.phone}</a>
              </address>
            </Ticket>
          </div>
        </div>
        <ExploreMore path={pages.privacy} />
      </main>
    ),
  };
};
