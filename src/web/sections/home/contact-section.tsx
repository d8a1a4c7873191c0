import { useContent } from '../../content-context.tsx';
import ContactActions from '../../islands/contact-actions.tsx';
import { Island } from '../../islands/engine/island.tsx';
import { FolioOf } from '../folio-drawing.tsx';
import { EstablishedStamp } from './established-stamp.tsx';

/** One slip, perforated into three ways to get in touch. */
export function ContactSection() {
  const content = useContent();
  const { contact: contactPage, mill } = content;
  const { contactSection } = content.home;
  const { consentVersion: privacyVersion } = content.privacy;
  const { heading, folio, lead, direct } = contactSection;
  return (
    <section className="sec wrap ask" aria-label={heading}>
      <div className="grid12">
        <FolioOf folio={folio} />
        <div className="head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <Island
          className="head"
          name="contact-actions"
          on="intent"
          component={ContactActions}
          props={{ texts: contactPage.ways, privacyVersion, page: 'home' }}
        />
        <div className="head direct">
          <div>
            <p className="lab mut">{direct.sales}</p>
            <a className="direct-mail" href={`mailto:${mill.sales.email}`}>
              {mill.sales.email}
            </a>
          </div>
          <address>
            <p className="lab mut">{direct.mill}</p>
            {mill.address.street}
            <br />
            {mill.address.city}, {mill.address.region}
            <br />
            {mill.hours.office.label}
          </address>
          <EstablishedStamp />
        </div>
      </div>
    </section>
  );
}
