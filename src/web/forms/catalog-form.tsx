import { catalogFixed, catalogSchema, catalogTexts } from '../../contract/enquiry/catalog.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentLine } from './consent-line.tsx';
import { nameFields } from './name-fields.ts';
import { EmailField } from './person-fields.tsx';
import { type Faults, readForm, type Reading } from './read-form.ts';
import { type SendingTexts, useSending } from './use-sending.ts';
import { WaitingNotice } from './waiting-notice.tsx';

export interface QuickFormProps<Texts> {
  readonly texts: Texts;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  readonly privacyVersion: string;
}

export interface CatalogFormTexts {
  readonly heading: string;
  readonly text: string;
  readonly field: string;
  readonly placeholder: string;
  readonly button: string;
}

/** The whole book by e-mail: one field. */
export function CatalogForm(props: QuickFormProps<CatalogFormTexts>) {
  const { texts } = props;
  const { errors, sending, alive, submit, waiting, discard } = useSending({
    fn: 'send-quote-email',
    form: 'catalog',
    errors: props.errors,
    read: readCatalog,
    texts: notices,
    sent: () => location.assign(href.thankYou('catalog-request')),
  });
  const field = nameFields('catalog', props.values, errors);
  return (
    <form
      className="way"
      action={href.serverFunction('send-quote-email')}
      method="post"
      data-keep="catalog"
      aria-labelledby="catalog-heading"
      noValidate={alive}
      onSubmit={submit}
    >
      <h2 id="catalog-heading">{texts.heading}</h2>
      <p className="mut">{texts.text}</p>
      {Object.entries(catalogFixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EmailField
        {...field('email')}
        label={texts.field}
        placeholder={texts.placeholder}
        required
      />
      {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      <ConsentLine id="catalog" privacyVersion={props.privacyVersion} />
      <Button type="submit" busy={sending} busyText="Sending...">
        {texts.button}
      </Button>
    </form>
  );
}

/** Only the address is asked for; the rest is what the seed always sends with it. */
function readCatalog(form: HTMLFormElement): Reading {
  const reading = readForm(form, { schema: catalogSchema });
  return reading.ok ? { ...reading, asked: { ...catalogFixed, ...reading.asked } } : reading;
}

const notices: SendingTexts = {
  refused: (faults) => ({ title: Object.values(faults)[0]! }),
  unanswered: { title: catalogTexts.invocationFailed },
  failed: (error) => ({ title: error || catalogTexts.failed }),
};
