import type { ComponentProps } from 'react';
import type { EnquiryContract, FormContract } from '../../contract/enquiry/enquiry-contract.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { type SendingOptions, useSending } from './use-sending.ts';

/** What a page gives to a form that may have come back with errors. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Which text of the privacy policy the visitor could read; stored with the enquiry. */
  readonly privacyVersion: string;
}

interface FormOptions extends Omit<SendingOptions, 'onSent'>, Partial<Pick<FilledForm, 'values'>> {
  readonly privacyVersion: string;
  /** Where a kind has two forms. */
  readonly form?: FormContract;
  /** Opens the ids of the fields; the form's name unless a page may hold the form twice. */
  readonly id?: string;
  /** Without it the visitor is sent to the thank-you page. */
  readonly onSent?: SendingOptions['onSent'];
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>;

/** Everything a form of this kind shares with all others; `EnquiryForm` and its parts show it. */
export function useEnquiryForm(kind: EnquiryContract, options: FormOptions) {
  const {
    form = kind.form,
    id = form.name,
    values = {},
    privacyVersion,
    onSent = () => location.assign(href.thankYou(kind.thankYou)),
  } = options;
  const sending = useSending(kind, form, { ...options, onSent });
  return {
    ...sending,
    kind,
    form,
    id,
    privacyVersion,
    /** What each field is given. */
    field: (name: string) => ({
      name,
      id: `${id}-${name}`,
      defaultValue: values[name] ?? '',
      error: sending.errors[name],
    }),
  };
}

interface EnquiryFormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onSubmit' | 'ref' | 'style'
> {
  readonly state: EnquiryFormState;
}

/** The form element of every enquiry: a plain post without script, sent by `useSending` with it. */
export function EnquiryForm({ state, children, ...rest }: EnquiryFormProps) {
  const { kind, form, element } = state;
  return (
    <form
      ref={element}
      action={kind.path}
      method="post"
      data-keep={form.name}
      noValidate={state.hydrated}
      {...rest}
      onSubmit={state.submit}
    >
      {children}
    </form>
  );
}

interface SubmitButtonProps {
  readonly state: EnquiryFormState;
  readonly label: string;
  readonly look?: 'primary';
  readonly size?: 'small' | 'large';
}

export function SubmitButton({ state, label, look, size }: SubmitButtonProps) {
  const { sending } = state.form.texts;
  return (
    <Button type="submit" look={look} size={size} busy={state.sending} busyText={sending}>
      {label}
    </Button>
  );
}

/** What is sent along and nobody types: the version of the privacy policy, and the spam trap. */
export function HiddenFields({ state }: { readonly state: EnquiryFormState }) {
  const id = `${state.id}-website`;
  return (
    <>
      <input type="hidden" name="privacyVersion" value={state.privacyVersion} />
      {/* A field that no person sees, reaches or has filled in for them; a robot fills it in. */}
      <div className="trap" aria-hidden="true">
        <label htmlFor={id}>Website</label>
        <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
