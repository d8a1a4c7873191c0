import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { MillMark } from '../frame/mill-mark.tsx';

interface EntryFormProps {
  readonly title: string;
  readonly lead?: string;
  readonly error?: string | undefined;
  readonly busy: boolean;
  /** What the button says. */
  readonly submitLabel: string;
  readonly children: ReactNode;
  readonly beneath?: ReactNode;
  onSubmit(form: FormData): void;
}

/** The frame of every form before the desk opens: a few fields, one button. */
export function EntryForm(props: EntryFormProps) {
  const { title, lead, error, busy, submitLabel, children, beneath, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <main className="door">
      <MillMark place="door" />
      <form aria-label={title} className="slip" ref={form} onSubmit={submit}>
        <h1>{title}</h1>
        {lead && <p className="mut">{lead}</p>}
        {children}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel}
        </Button>
        {beneath}
      </form>
    </main>
  );
}
