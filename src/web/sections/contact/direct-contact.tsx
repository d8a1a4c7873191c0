import { useContent } from '../../content-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SalesDesks } from './sales-desks.tsx';

/** Names, phone numbers and hours: the part of the page that needs no form. */
export function DirectContact() {
  const { contact: contactPage, mill } = useContent();
  const { direct, quote, call } = contactPage;
  const { street, city, region, postcode, country } = mill.address;
  return (
    <aside className="leaf contact-direct" aria-labelledby="direct-contact">
      <h2 id="direct-contact">{direct.heading}</h2>
      <p className="lab mut">{direct.sales}</p>
      <a className="contact-mail" href={`mailto:${mill.sales.email}`}>
        {mill.sales.email}
      </a>
      <SalesDesks />
      <address>
        <p className="lab mut">{direct.mill}</p>
        {mill.name}
        <br />
        {street}
        <br />
        {city}, {region} {postcode}, {country}
      </address>
      <p className="contact-hours">
        <span className="lab mut">{direct.hours}</span>
        {direct.hoursText}
      </p>
      <p className="actions">
        <ButtonLink href={quote.to} look="primary">
          {quote.label}
        </ButtonLink>
        <ButtonLink href={call.to}>{call.label}</ButtonLink>
      </p>
    </aside>
  );
}
