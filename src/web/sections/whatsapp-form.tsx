import { href } from '../../contract/routes.ts';

/** Of the form in the bar of every page, about nothing in particular; any button of the page may name it. */
export const barChat = 'bar-whatsapp';

interface WhatsAppFormProps {
  /** A button names it in its `form` attribute. */
  readonly id: string;
  /** The fabric that the visitor looks at. */
  readonly product?: string;
  /** `custom`: something made to order. */
  readonly topic?: 'custom';
}

/**
 * Opens a chat by way of our server, which first notes that somebody is about to write, and what
 * about. A plain form: it works without script.
 */
export function WhatsAppForm({ id, product, topic }: WhatsAppFormProps) {
  return (
    <form id={id} method="post" action={href.openWhatsApp()} target="_blank" rel="noopener" hidden>
      {product && <input type="hidden" name="product" value={product} />}
      {topic && <input type="hidden" name="topic" value={topic} />}
    </form>
  );
}
