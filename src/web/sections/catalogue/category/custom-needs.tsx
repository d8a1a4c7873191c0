import { href } from '../../../../contract/routes.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { WhatsAppForm } from '../../whatsapp-form.tsx';

/** What to do when no card fits. The catalogue links to the contact page, the listing to a chat. */
export function CustomNeeds({ reach }: { readonly reach: 'chat' | 'contact' }) {
  return (
    <section className="needs" aria-labelledby="custom-needs">
      <h2 id="custom-needs">Need Custom Solutions?</h2>
      <p className="lead">
        Another weight, width, shade or structure: say what the garment must do, and we say what we
        would knit for it.
      </p>
      {reach === 'chat' && <WhatsAppForm id="custom-whatsapp" topic="custom" />}
      <p className="actions">
        {reach === 'contact' && <ButtonLink href={href.contact()}>Contact Us</ButtonLink>}
        <ButtonLink href={href.quote()} look="primary">
          Get Quote
        </ButtonLink>
        {reach === 'chat' && (
          <Button type="submit" form="custom-whatsapp">
            WhatsApp
          </Button>
        )}
      </p>
    </section>
  );
}
