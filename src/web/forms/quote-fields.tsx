import type { FormEventHandler, ReactNode } from 'react';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AskedLine } from '../basket/asked-lines.ts';
import { ConsentLine } from './consent-line.tsx';
import { QuoteLines } from './quote-lines.tsx';
import type { Faults } from './read-form.ts';

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
      <TextField
        {...field('name')}
        label="Name"
        autoComplete="name"
        placeholder="Your name"
        aria-required
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="+91"
        aria-required
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" optional />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@company.com"
        optional
      />
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
      <div className="form-wide form-send">
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={sending}
          busyText="Sending Your Request..."
        >
          Send Request
        </Button>
        <ConsentLine id="quote" privacyVersion={props.privacyVersion}>
          Fabric is sold by the metre, not as finished garments.
        </ConsentLine>
      </div>
    </form>
  );
}
