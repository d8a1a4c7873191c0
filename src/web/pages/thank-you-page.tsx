import { kinds } from '../../contract/enquiry/kinds.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { basePage, type PageModule } from '../page.ts';
import { PageOpening } from '../sections/page-opening.tsx';

export const thankYouPage: PageModule = ({ query, content }) => {
  const { mill } = content;
  const { generic: genericThankYou, page: texts, byKind: thankYou } = content.thankYou;
  const type = query.get('type');
  const kind = Object.values(kinds).find(({ thankYou: known }) => known === type)?.kind;
  const thanks = (kind && thankYou[kind]) ?? genericThankYou;
  const page = basePage(content, 'thankYou');
  return {
    ...page,
    body: (
      <main id="main" className="page">
        <PageOpening title={thanks.title} lead={thanks.message} crumbs={page.crumbs} long>
          {kind === 'catalog' && (
            <ButtonLink href={texts.download.file} look="primary" download>
              {texts.download.label}
            </ButtonLink>
          )}
        </PageOpening>
        <div className="wrap thanks">
          <Ticket className="thanks-note">
            <p className="lab mut">{texts.noteLabel}</p>
            <p className="lead">{thanks.note}</p>
          </Ticket>
          <div>
            <p className="actions">
              <ButtonLink href={texts.home.to} look={kind === 'catalog' ? 'outline' : 'primary'}>
                {texts.home.label}
              </ButtonLink>
              <ButtonLink href={texts.catalogue.to}>{texts.catalogue.label}</ButtonLink>
              <ButtonLink href={texts.contact.to}>{texts.contact.label}</ButtonLink>
            </p>
            <p className="thanks-ask">
              <span className="lab mut">{texts.questions}</span>
              <a href={`mailto:${texts.email}`}>{texts.email}</a>
              <a href={`tel:${mill.contacts[0].tel}`}>{texts.phone}</a>
            </p>
          </div>
        </div>
      </main>
    ),
  };
};
