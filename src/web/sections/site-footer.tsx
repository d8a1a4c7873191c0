import { mill } from '../../content/mill.ts';
import { footer } from '../../content/navigation.ts';
import { HangingWord } from '../../ui/hanging-word.tsx';
import { FooterSelvedge } from './footer-selvedge.tsx';
import { MeasurementChoice } from './measurement-choice.tsx';

export function SiteFooter() {
  const { street, city, region, country } = mill.address;
  return (
    <footer className="foot">
      <FooterSelvedge text={footer.selvedge} />
      <div className="foot-cols wrap">
        <div className="foot-sales">
          <h2>{footer.salesHeading}</h2>
          <a className="foot-mail" href={`mailto:${mill.sales.email}`}>
            {mill.sales.email}
          </a>
          <address>
            {mill.name}
            <br />
            {street}
            <br />
            {city}, {region}, {country}
          </address>
        </div>
        {footer.lists.map((list) => (
          <nav
            key={list.heading}
            aria-labelledby={`foot-${list.heading.toLowerCase().replace(' ', '-')}`}
          >
            <h2 id={`foot-${list.heading.toLowerCase().replace(' ', '-')}`}>{list.heading}</h2>
            <ul>
              {list.links.map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="foot-mark">
        <HangingWord className="foot-word">{mill.wordmark}</HangingWord>
        <p className="lead">{footer.lead}</p>
      </div>
      <MeasurementChoice />
      <div className="foot-end wrap lab">
        <span>{footer.terms}</span>
        <span>{footer.copyright}</span>
      </div>
    </footer>
  );
}
