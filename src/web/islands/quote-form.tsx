import { useState } from 'react';
import { gatherLines } from '../../contract/enquiry/quote-lines.ts';
import { quoteSchema, quoteTexts } from '../../contract/enquiry/quote.ts';
import { href } from '../../contract/routes.ts';
import { track } from '../analytics/track.ts';
import { writeBasket } from '../basket/basket.ts';
import { showBasket } from '../basket/show-basket.ts';
import { QuoteFields, type QuoteFieldsProps } from '../forms/quote-fields.tsx';
import { QuoteThanks } from '../forms/quote-thanks.tsx';
import { readForm } from '../forms/read-form.ts';
import { type SendingTexts, useSending } from '../forms/use-sending.ts';
import { WaitingNotice } from '../forms/waiting-notice.tsx';

type QuoteFormProps = Pick<QuoteFieldsProps, 'values' | 'errors' | 'lines' | 'privacyVersion'>;

/** The quote form alive: checks before it calls, keeps what was typed, thanks in a dialog. */
export default function QuoteForm(props: QuoteFormProps) {
  const [thanks, setThanks] = useState<{ readonly reference?: string }>();
  const [lines, setLines] = useState(props.lines);
  const { errors, sending, submit, waiting, discard } = useSending({
    fn: 'send-quote-email',
    form: 'quote',
    errors: props.errors,
    read: (form) => readForm(form, { schema: quoteSchema, arrange: gatherLines }),
    texts,
    sent: (answer) => {
      setThanks(answer);
      if (lines.length > 0) {
        setLines([]);
        emptyBasket();
      }
      track({ name: 'form_submit', form_type: 'quote_request' });
      track({ name: 'conversion', value: 1, currency: 'INR' });
    },
  });
  return (
    <>
      <QuoteFields {...props} lines={lines} errors={errors} sending={sending} onSubmit={submit}>
        {waiting && <WaitingNotice onDiscard={() => void discard()} />}
      </QuoteFields>
      <QuoteThanks
        open={thanks !== undefined}
        reference={thanks?.reference}
        onClose={() => setThanks(undefined)}
      />
    </>
  );
}

/** What was asked for is no longer set aside, and a reload must not ask for it again. */
function emptyBasket(): void {
  writeBasket([]);
  history.replaceState(null, '', href.quote());
  showBasket(document);
}

const failed = { title: quoteTexts.errorTitle, text: quoteTexts.failed };

const texts: SendingTexts = {
  refused: (faults) =>
    'name' in faults || 'phone' in faults
      ? { title: quoteTexts.missingTitle, text: quoteTexts.missing }
      : { title: quoteTexts.errorTitle, text: Object.values(faults)[0]! },
  unanswered: failed,
  failed: () => failed,
};
