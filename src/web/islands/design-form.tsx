import { type RefObject, useEffect, useState } from 'react';
import { designKind } from '../../contract/enquiry/design.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EnquiryForm, type FilledForm, useEnquiryForm } from '../forms/enquiry-form.tsx';
import { CompanyField, EmailField, NameField, PhoneField } from '../forms/person-fields.tsx';
import { SendRow } from '../forms/send-row.tsx';
import { type Asked, askedEvent, readAsked } from '../forms/asked-design.ts';

/** Asks the mill to knit the cloth of the page, or the one that the instrument holds by now. */
export default function DesignForm(props: FilledForm) {
  const state = useEnquiryForm(designKind, props);
  const { field } = state;
  const asked = useAsked(state.element, props.values['design'] ?? '');
  return (
    <EnquiryForm state={state} className="form" aria-labelledby="ask-title" noValidate={false}>
      {/* Not kept between visits: the address of the page holds the design. */}
      <input type="hidden" name="design" value={asked.design} />
      <input type="hidden" name="weight" value={asked.weight} />
      <NameField {...field('name')} aria-required />
      <PhoneField {...field('phone')} aria-required />
      <CompanyField {...field('company')} />
      <EmailField {...field('email')} optional />
      <TextField
        {...field('metres')}
        label="Metres"
        autoComplete="off"
        placeholder="e.g. 300"
        optional
      />
      <TextAreaField
        {...field('requirements')}
        label="What is it for?"
        placeholder="Garment, finish, date, or your question"
        className="form-wide"
        optional
      />
      <SendRow state={state} label="Ask the mill to knit it" wide>
        The design goes with it, with its weight and shade.
      </SendRow>
    </EnquiryForm>
  );
}

/** The cloth of the page, until the instrument tells of another. */
function useAsked(form: RefObject<HTMLFormElement | null>, ofPage: string): Asked {
  // A blank, so that no weight of an earlier design is put back into it.
  const [asked, setAsked] = useState<Asked>({ design: ofPage, weight: ' ' });
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const take = () => setAsked((before) => readAsked(element) ?? before);
    take();
    element.addEventListener(askedEvent, take);
    return () => element.removeEventListener(askedEvent, take);
  }, [form]);
  return asked;
}
