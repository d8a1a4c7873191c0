import type { FormEventHandler } from 'react';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SpamTrap } from './spam-trap.tsx';

export interface QuoteFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly sending?: boolean;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
}

/** The quote form itself. A plain post without script; the island only adds the handler. */
export function QuoteFields({ values, errors, sending = false, onSubmit }: QuoteFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] });
  return (
    <form
      className="form"
      action={href.serverFunction('send-quote-email')}
      method="post"
      data-keep="quote"
      aria-label="Quote request"
      onSubmit={onSubmit}
    >
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
      <TextField {...field('product')} label="Product" autoComplete="off" optional />
      <TextField
        {...field('quantity')}
        label="Quantity"
        autoComplete="off"
        placeholder="e.g. 500 metres"
        optional
      />
      <TextAreaField
        {...field('requirements')}
        label="Requirements"
        placeholder="Garment, shade, finish, width, date"
        className="form-wide"
        optional
      />
      <SpamTrap />
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
        <p className="hint">
          Fabric is sold by the metre, not as finished garments. We use what you send to answer you:{' '}
          <a href={href.privacy()}>privacy policy</a>.
        </p>
      </div>
    </form>
  );
}
