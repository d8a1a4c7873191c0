import { callKind } from '../../contract/enquiry/call.ts';
import { catalogKind } from '../../contract/enquiry/catalog.ts';
import type { FormContract } from '../../contract/enquiry/enquiry-contract.ts';
import type { FormState } from '../../contract/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { WhatsAppForm } from '../sections/whatsapp-form.tsx';
import { QuickCallForm, type QuickCallTexts } from '../forms/call/quick-call-form.tsx';
import { CatalogForm, type CatalogFormTexts } from '../forms/catalog-form.tsx';

interface ContactActionsProps {
  readonly texts: {
    readonly catalog: CatalogFormTexts;
    readonly call: QuickCallTexts;
    readonly whatsapp: {
      readonly heading: string;
      readonly text: string;
      readonly button: string;
    };
  };
  readonly privacyVersion: string;
  /** The page it stands on; a call that is asked for here names it. */
  readonly page: 'home' | 'contact';
  /** Which of the two forms the server returned with errors, when the browser runs no script. */
  readonly form?: FormState;
}

/** Three quick ways to get in touch: catalogue, call and WhatsApp. */
export default function ContactActions({ texts, privacyVersion, page, form }: ContactActionsProps) {
  const filled = ({ name }: FormContract) => {
    const mine = form?.name === name ? form : undefined;
    return { values: mine?.values ?? {}, errors: mine?.errors ?? {}, privacyVersion };
  };
  return (
    <div className="ways">
      <CatalogForm texts={texts.catalog} {...filled(catalogKind.form)} />
      <QuickCallForm texts={texts.call} page={page} {...filled(callKind.quickForm)} />
      <div className="way">
        <h2>{texts.whatsapp.heading}</h2>
        <p className="mut">{texts.whatsapp.text}</p>
        <WhatsAppForm id="write-whatsapp" />
        <Button type="submit" form="write-whatsapp" look="primary">
          {texts.whatsapp.button}
        </Button>
      </div>
    </div>
  );
}
