import { href } from '../../../contract/routes.ts';
import { gsmText } from '../../../domain/fabric/facts.ts';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StitchedLink } from '../../../ui/stitched-link.tsx';
import { WhatsAppForm } from '../whatsapp-form.tsx';
import type { AskedFabric, AskedShade } from './asked-shade.ts';

/** Price, quote and swatch first; then everything else a visitor can do with a fabric. */
export function WaysToAsk({ fabric, shade }: AskedFabric) {
  const name = fabricName(fabric);
  const quote = href.quote({ product: inShade(name, shade) });
  const sheet = `${href.fabric(fabric.slug)}.pdf`;
  return (
    <>
      <div className="info-acts">
        <ButtonLink
          href={quote}
          look="primary"
          size="large"
          data-price={name}
          data-price-note={gsmText(fabric.gsm)}
          data-wakes="price-dialog"
        >
          Request Price
        </ButtonLink>
        <ButtonLink href={quote}>Get Quote</ButtonLink>
        <ButtonLink
          href={href.samples({ fabric: fabric.slug, ...(shade && { shade: shade.hex.slice(1) }) })}
        >
          Ask for a swatch
        </ButtonLink>
      </div>
      <WhatsAppForm id="ask-whatsapp" product={inShade(name, shade)} />
      <p className="info-links">
        <StitchedLink href={quote} data-basket={fabric.slug} data-wakes="basket">
          Add to quote
        </StitchedLink>
        <StitchedLink href={href.compare([fabric.slug])}>Compare</StitchedLink>
        <button type="submit" form="ask-whatsapp" className="lnk">
          WhatsApp the mill
        </button>
        <StitchedLink href={sheet} data-print="">
          Print the sheet
        </StitchedLink>
        <StitchedLink href={sheet} type="application/pdf">
          Sheet as PDF
        </StitchedLink>
      </p>
    </>
  );
}

/** Fixed to the lower edge on a phone, between the two assistants. */
export function PriceDock({ fabric, shade }: AskedFabric) {
  const name = fabricName(fabric);
  return (
    <a
      className="dock-price"
      href={href.quote({ product: inShade(name, shade) })}
      data-price={name}
      data-price-note={gsmText(fabric.gsm)}
      data-wakes="price-dialog"
    >
      {shade ? 'Send me this shade' : 'Request Price'}
    </a>
  );
}

const inShade = (name: string, shade: AskedShade | undefined) =>
  shade ? `${name}, ${shade.words}` : name;
