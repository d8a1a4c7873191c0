import type { SiteContent } from '../../content/site-content.ts';
import { useContent } from '../content-context.tsx';
import { hangs, millPalette } from '../../domain/design/mark-of.ts';
import { palette } from '../../domain/design/palette.ts';
import { HangingWord } from '../../ui/hanging-word.tsx';
import { MeasurementChoice } from './measurement-choice.tsx';

export function SiteFooter() {
  const content = useContent();
  const { mill } = content;
  const { footer } = content.navigation;
  const { street, city, region, country } = mill.address;
  const certificates = ownFooterClaims(content);
  return (
    <footer className="foot">
      <FooterSelvedge text={footer.selvedge} dye={millPalette(mill).indigo} />
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
        {hangs(mill.wordmark) ? (
          <HangingWord className="foot-word">{mill.wordmark}</HangingWord>
        ) : (
          <p className="foot-name" aria-hidden="true">
            {mill.shortName}
          </p>
        )}
        <p className="lead">{footer.lead}</p>
      </div>
      {certificates.length > 0 && (
        <ul className="foot-proofs wrap lab">
          {certificates.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <MeasurementChoice />
      <div className="foot-end wrap lab">
        <span>{footer.terms}</span>
        <span>{footer.copyright}</span>
      </div>
    </footer>
  );
}

/** What the mill added to the shipped claims and shows in its footer, such as a certificate. */
function ownFooterClaims({ claims }: SiteContent): string[] {
  return Object.values(claims).flatMap((claim) =>
    claim?.pages.includes('footer') && claim.id !== 'established' ? claim.text : [],
  );
}

/** As often as it takes to cross a wide screen. */
const repeats = 9;
const { madder, turmeric, kora } = palette;
const others = [madder, turmeric, '#66784f', kora];

/** The edge of the cloth, where mills weave their name and dot the dyes of the piece. */
function FooterSelvedge({ text, dye: own }: { readonly text: string; readonly dye: string }) {
  const dyes = [own, ...others];
  return (
    <div className="foot-selv lab" aria-hidden="true">
      {Array.from({ length: repeats }, (_, index) => (
        <span key={index}>
          <svg width="75" height="11">
            {dyes.map((dye, place) => (
              <circle key={dye} cx={5.5 + place * 16} cy="5.5" r="5.5" fill={dye} />
            ))}
          </svg>
          {text}
        </span>
      ))}
    </div>
  );
}
