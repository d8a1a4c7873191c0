import { type ReactNode, useEffect, useState } from 'react';
import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import { otherCollection } from '../../domain/assistant/chat-collections.ts';
import { href } from '../../contract/routes.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { track } from '../analytics/track.ts';
import {
  EnquiryForm,
  HiddenFields,
  SubmitButton,
  type EnquiryFormState,
  useEnquiryForm,
} from '../forms/enquiry-form.tsx';

/** A lead that was posted without script and comes back. */
export interface RefusedLead {
  readonly values: Readonly<Record<string, string>>;
  readonly text: string;
}

interface LeadFormOptions {
  /** Opens the ids of the fields: both assistants may be open on one page. */
  readonly id: string;
  /** What goes with the fields: the conversation so far. */
  readonly attach: () => object;
  readonly privacyVersion: string;
  readonly refused?: RefusedLead;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

/** The form that makes an enquiry of a conversation; both assistants end in one. */
export function useLeadForm(given: LeadFormOptions): EnquiryFormState {
  const { attach, onSent, refused, ...options } = given;
  // As it was when the form was shown: a second try must be the same request as the first.
  const [attached] = useState(attach);
  const state = useEnquiryForm(chatLeadKind, {
    ...options,
    values: refused?.values ?? {},
    arrange: (values) => ({ ...values, ...attached }),
    onSent: () => {
      track({ name: 'form_submit', form_type: 'chat_lead' });
      onSent();
    },
  });
  // One sentence speaks for all fields, so none shows it a second time.
  return {
    ...state,
    refusal: state.refusal || (refused?.text ?? ''),
    field: (name) => ({ ...state.field(name), error: undefined }),
  };
}

interface LeadFormProps {
  readonly state: EnquiryFormState;
  readonly label: string;
  /** The first field, which gets the focus. */
  readonly first: 'input' | 'textarea';
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** The lead form as it stands in a conversation, with consent and the two ways out at its end. */
export function LeadForm({ state, label, first, onBack, children }: LeadFormProps) {
  const { element } = state;
  useEffect(() => {
    // After the log has scrolled to its end, so that the form is seen from its top.
    const frame = requestAnimationFrame(() => {
      // A form that the server rendered may already be in use.
      if (element.current?.contains(document.activeElement)) return;
      element.current?.querySelector(first)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [element, first]);
  return (
    // The conversation is kept instead of the form.
    <EnquiryForm state={state} className="talk-form" data-keep={undefined} aria-label={label}>
      <p className="field-error talk-fault" role="alert">
        {state.refusal}
      </p>
      {children}
      <SendFields state={state} onBack={onBack} />
    </EnquiryForm>
  );
}

interface FieldsProps {
  readonly state: EnquiryFormState;
}

/** Who asks; both assistants need it. */
export function PersonFields({ state }: FieldsProps) {
  return (
    <>
      <TextField {...state.field('name')} label="Name" autoComplete="name" required />
      <TextField
        {...state.field('email')}
        type="email"
        label="Email"
        autoComplete="email"
        required
      />
      <TextField {...state.field('phone')} type="tel" label="Phone" autoComplete="tel" required />
    </>
  );
}

interface WishFieldsProps extends FieldsProps {
  /** The names of the collections that are shown. */
  readonly collections: readonly string[];
}

/** What the cloth is for; all of it may stay empty. */
export function WishFields({ state, collections }: WishFieldsProps) {
  return (
    <>
      <TextField {...state.field('city')} label="City" autoComplete="address-level2" optional />
      <SelectField
        {...state.field('useCase')}
        label="Collection Interest"
        prompt="Choose a collection"
        options={[...collections, otherCollection].map((name) => ({ value: name, label: name }))}
        optional
      />
      <TextField
        {...state.field('gsm')}
        label="GSM Range"
        placeholder="160, 180"
        autoComplete="off"
        optional
      />
      <TextField {...state.field('colours')} label="Colours" autoComplete="off" optional />
      <TextField
        {...state.field('metres')}
        label="Approx. Metres"
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </>
  );
}

/** Consent, and the two ways out. */
function SendFields({ state, onBack }: Pick<LeadFormProps, 'state' | 'onBack'>) {
  const { texts } = chatLeadKind;
  const label = (
    <>
      {texts.consent} (
      <a href={href.privacy()} target="_blank" rel="noopener">
        privacy policy
      </a>
      )
    </>
  );
  return (
    <>
      <Checkbox
        id={`${state.id}-consent`}
        name="consent"
        label={label}
        defaultChecked={state.field('consent').defaultValue !== ''}
        required
      />
      <HiddenFields state={state} />
      <div className="talk-acts">
        <SubmitButton state={state} label={texts.submit} look="primary" size="small" />
        <button type="button" className="lnk" onClick={onBack}>
          Back to the chat
        </button>
      </div>
    </>
  );
}
