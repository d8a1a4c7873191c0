import { terms } from '../../../content/terms.ts';
import { mill } from '../../../content/mill.ts';
import { href } from '../../../contract/routes.ts';
import { gsmText } from '../../../domain/catalogue/gsm-text.ts';
import { fabricName, type Fabric } from '../../../domain/fabric/fabric.ts';
import { notationOf } from '../../../domain/fabric/notation-of.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Selvedge } from '../../../ui/selvedge.tsx';
import { SpecTable } from '../../../ui/spec-table.tsx';
import { StitchedLink } from '../../../ui/stitched-link.tsx';

/** What the mill's card says of a fabric, and the ways to ask for it. */
export function FabricRecord({ fabric }: { readonly fabric: Fabric }) {
  const name = fabricName(fabric);
  const { construction } = fabric;
  const whatsApp = `${mill.whatsapp.base}?text=${encodeURIComponent(`Hello ${mill.name}, please tell me more about ${name}.`)}`;
  return (
    <div className="info">
      <p className="lab ticket-line">
        <b>No. {fabric.number}</b> · {construction.name} · {notationOf(construction)} ·{' '}
        {gsmText(fabric.gsm)} · {fabric.width.text}
      </p>
      <h1>{fabric.title}</h1>
      <Selvedge />
      <p className="lead">{fabric.description}</p>
      <SpecTable
        caption={`Specification of ${name}`}
        rows={[
          { name: 'Composition', value: `${fabric.composition}: ${fibres(fabric)}` },
          { name: 'Weight', value: weight(fabric) },
          { name: 'Width', value: width(fabric) },
          { name: 'Colors', value: `10+ Available, ${fabric.shades.length} on the card` },
          { name: 'MOQ', value: fabric.moq },
          { name: 'Lead time', value: terms.leadTime.text },
          { name: 'Price', value: terms.price },
        ]}
      />
      <div className="info-acts">
        <ButtonLink
          href={href.quote({ product: name })}
          look="primary"
          size="large"
          data-price={name}
        >
          Request Price
        </ButtonLink>
        <ButtonLink href={href.quote({ product: name })}>Get Quote</ButtonLink>
        <ButtonLink href={href.samples({ fabric: fabric.slug })}>Ask for a swatch</ButtonLink>
      </div>
      <p className="info-links">
        <StitchedLink href={whatsApp} target="_blank" rel="noopener">
          WhatsApp the mill
        </StitchedLink>
      </p>
    </div>
  );
}

function fibres(fabric: Fabric): string {
  return fabric.fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ');
}

function weight(fabric: Fabric): string {
  const text = gsmText(fabric.gsm);
  return fabric.gsm.kind === 'customizable'
    ? text
    : `${text}, held within ${terms.gsmTolerance.text}`;
}

function width(fabric: Fabric): string {
  return fabric.width.kind === 'custom' ? 'Custom' : `${fabric.width.text}, Customizable`;
}
