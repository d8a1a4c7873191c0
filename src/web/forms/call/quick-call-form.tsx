import { callKind, nextSlot, quickCallNotes } from '../../../contract/enquiry/call.ts';
import { EnquiryForm, SubmitButton, type FilledForm, useEnquiryForm } from '../enquiry-form.tsx';
import { ShortEnding } from '../form-ending.tsx';
import { NameField, PhoneField } from '../person-fields.tsx';

export interface QuickCallTexts {
  readonly heading: string;
  readonly text: string;
  readonly nameField: string;
  readonly namePlaceholder: string;
  readonly phoneField: string;
  readonly placeholder: string;
  readonly button: string;
}

/** A call at the next free moment: name and number, no date. */
export function QuickCallForm({
  texts,
  page,
  ...filled
}: FilledForm & {
  readonly texts: QuickCallTexts;
  readonly page: keyof typeof quickCallNotes;
}) {
  const state = useEnquiryForm(callKind, { ...filled, form: callKind.quickForm });
  return (
    <EnquiryForm state={state} className="way" aria-labelledby="call-heading">
      <h2 id="call-heading">{texts.heading}</h2>
      <p className="mut">{texts.text}</p>
      <input type="hidden" name="preferredTime" value={nextSlot} />
      <input type="hidden" name="notes" value={quickCallNotes[page]} />
      <NameField
        {...state.field('name')}
        label={texts.nameField}
        placeholder={texts.namePlaceholder}
        required
      />
      <PhoneField
        {...state.field('phone')}
        label={texts.phoneField}
        placeholder={texts.placeholder}
        required
      />
      <ShortEnding state={state} />
      <SubmitButton state={state} label={texts.button} />
    </EnquiryForm>
  );
}
