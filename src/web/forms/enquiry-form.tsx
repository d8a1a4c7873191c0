import type { ComponentProps } from 'react';
import type { EnquiryContract, FormContract } from '../../contract/enquiry/enquiry-contract.ts';
import { href } from '../../contract/routes.ts';
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
  'action' | 'method' | 'onSubmit' | 'style'
> {
  readonly state: EnquiryFormState;
}

/** The form element of every enquiry: a plain post without script, sent by `useSending` with it. */
export function EnquiryForm({ state, children, ...rest }: EnquiryFormProps) {
  const { kind, form, refusal } = state;
  return (
    <form
      action={kind.path}
      method="post"
      data-keep={form.name}
      noValidate={state.hydrated}
      {...rest}
      onSubmit={state.submit}
    >
      {form.errorsInside && (
        <p className="field-error talk-fault" role="alert">
          {refusal}
        </p>
      )}
      {children}
    </form>
  );
}
