import { catalogFixed, catalogKind } from '../../contract/enquiry/catalog.ts';
import { EnquiryForm, SubmitButton, type FilledForm, useEnquiryForm } from './enquiry-form.tsx';
import { ShortEnding } from './form-ending.tsx';
import { EmailField } from './person-fields.tsx';

export interface CatalogFormTexts {
  readonly heading: string;
  readonly text: string;
  readonly field: string;
  readonly placeholder: string;
  readonly button: string;
}

/** The whole catalogue by e-mail: one field. */
export function CatalogForm({
  texts,
  ...filled
}: FilledForm & { readonly texts: CatalogFormTexts }) {
  const state = useEnquiryForm(catalogKind, filled);
  return (
    <EnquiryForm state={state} className="way" aria-labelledby="catalog-heading">
      <h2 id="catalog-heading">{texts.heading}</h2>
      <p className="mut">{texts.text}</p>
      {Object.entries(catalogFixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EmailField
        {...state.field('email')}
        label={texts.field}
        placeholder={texts.placeholder}
        required
      />
      <ShortEnding state={state} />
      <SubmitButton state={state} label={texts.button} />
    </EnquiryForm>
  );
}
