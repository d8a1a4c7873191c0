import type { FormState } from '../../contract/form-state.ts';

/** Says why a form that was sent without script came back. */
export function FormNotice({ form }: { readonly form: FormState | undefined }) {
  if (!form?.notice) return null;
  return (
    <p className="notice" role="alert">
      <b>{form.notice.title}.</b> {form.notice.text}
    </p>
  );
}
