import { contactSection } from '../../../content/home.ts';
import { mill } from '../../../content/mill.ts';
import { topBar } from '../../../content/navigation.ts';
import { href } from '../../../contract/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FolioOf } from '../folio-of.tsx';
import { CatalogForm } from './catalog-form.tsx';
import { EstablishedStamp } from './established-stamp.tsx';

/** One slip, perforated into three ways to ask. */
export function ContactSection() {
  const { heading, folio, lead, call, whatsapp, direct } = contactSection;
  return (
    <section className="sec wrap ask" aria-labelledby="ask">
      <div className="grid12">
        <FolioOf folio={folio} />
        <div className="head">
          <h2 id="ask">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="head ways">
          <CatalogForm />
          <div className="way">
            <h3>{call.heading}</h3>
            <p className="mut">{call.text}</p>
            <ButtonLink href={href.scheduleCall()}>{call.button}</ButtonLink>
          </div>
          <div className="way">
            <h3>{whatsapp.heading}</h3>
            <p className="mut">{whatsapp.text}</p>
            <ButtonLink href={topBar.whatsapp.href} look="primary" target="_blank" rel="noopener">
              {whatsapp.button}
            </ButtonLink>
          </div>
        </div>
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
