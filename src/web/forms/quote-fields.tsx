import type { FormEventHandler, ReactNode } from 'react';
import { href } from '../../contract/routes.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { AskedLine } from '../basket/asked-lines.ts';
import { CompanyField, EmailField, NameField, PhoneField } from './person-fields.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { Faults } from './read-form.ts';
import { SendRow } from './send-row.tsx';

export interface QuoteFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  /** Several fabrics at once; one is asked for by the plain product field. */
  readonly lines: readonly AskedLine[];
  readonly privacyVersion: string;
  readonly sending?: boolean;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Above the button: what is still waiting. */
  readonly children?: ReactNode;
}

/** The quote form itself. A plain post without script; the island only adds the handler. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { values, errors, lines, sending = false } = props;
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <form
      className="form"
      action={href.serverFunction('send-quote-email')}
      method="post"
      data-keep="quote"
      aria-label="Quote request"
      onSubmit={props.onSubmit}
    >
      {lines.length > 0 && <QuoteLines lines={lines} />}
      <NameField {...field('name')} aria-required />
      <PhoneField {...field('phone')} aria-required />
      <CompanyField {...field('company')} />
      <EmailField {...field('email')} optional />
      {lines.length === 0 && (
        <>
          <TextField {...field('product')} label="Product" autoComplete="off" optional />
          <TextField
            {...field('quantity')}
            label="Quantity"
            autoComplete="off"
            placeholder="e.g. 500 metres"
            optional
          />
        </>
      )}
      <TextAreaField
        {...field('requirements')}
        label="Requirements"
        placeholder="Garment, shade, finish, width, date"
        className="form-wide"
        optional
      />
      {props.children}
      <SendRow
        id="quote"
        label="Send Request"
        sending={sending}
        sendingLabel="Sending Your Request..."
        privacyVersion={props.privacyVersion}
        wide
      >
        Fabric is sold by the metre, not as finished garments.
      </SendRow>
    </form>
  );
}
