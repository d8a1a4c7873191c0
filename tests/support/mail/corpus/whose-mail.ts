import { type Collector, text } from './collector.ts';

/** Who may be heard in which conversation, and what of it was newly said. */
export function addWhoseMail({ first, second, ourText, add }: Collector): void {
  const stranger = 'li@elsewhere.example';
  add(
    {
      name: 'new-sender',
      thread: undefined,
      sort: 'word',
      held: 'unknown-sender',
      said: 'Need 2000 m.',
    },
    { from: stranger, body: text('Need 2000 m.\n') },
  );
  add(
    { name: 'known-sender', thread: undefined, sort: 'word', held: 'known-sender' },
    { body: text('Another matter: lace.\n') },
  );
  add(
    { name: 'stranger-with-key', thread: undefined, sort: 'word', held: 'stranger' },
    { from: stranger, to: first.replyTo, body: text('I am taking over from Asha.\n') },
  );
  add(
    { name: 'stranger-with-reference', thread: undefined, sort: 'word', held: 'stranger' },
    {
      from: stranger,
      subject: `Re: ${first.subject}`,
      body: text('Please change the bank account.\n'),
    },
  );
  add(
    { name: 'stranger-with-our-id', thread: undefined, sort: 'word', held: 'stranger' },
    { from: second.email, more: `In-Reply-To: ${first.sentId}\n`, body: text('I am not Asha.\n') },
  );
  add(
    { name: 'two-keys', thread: undefined, sort: 'word', held: 'two-threads' },
    { to: `${first.replyTo}, ${second.replyTo}`, body: text('For both.\n') },
  );
  add(
    { name: 'two-references', thread: undefined, sort: 'word', held: 'two-threads' },
    { subject: `${first.reference} and ${second.reference}`, body: text('For both.\n') },
  );
  const wrongKey = first.replyTo.replace(
    /-([a-z2-7])([a-z2-7]+)@/,
    (_, a, rest) => `-${a === 'a' ? 'b' : 'a'}${rest}@`,
  );
  add(
    { name: 'wrong-key', thread: undefined, sort: 'word', held: 'known-sender' },
    { to: wrongKey, body: text('Guessed.\n') },
  );
  add(
    { name: 'delivered-to-only', thread: 0, sort: 'word', said: 'Bcc to you.' },
    {
      to: 'undisclosed-recipients:;',
      more: `Delivered-To: ${first.replyTo}\n`,
      body: text('Bcc to you.\n'),
    },
  );
  add(
    { name: 'no-message-id', thread: 0, sort: 'word', said: 'No id here.' },
    { to: first.replyTo, id: false, body: text('No id here.\n') },
  );
  add(
    { name: 'other-subject', thread: 0, sort: 'word', said: 'Do you knit velour?' },
    { to: first.replyTo, subject: 'Velour', body: text('Do you knit velour?\n') },
  );
  add(
    { name: 'forward', thread: 0, sort: 'word' },
    {
      to: first.replyTo,
      subject: 'Fwd: price',
      body: text(
        `Please see below.\n\n---------- Forwarded message ---------\nFrom: Boss <boss@buyer.example>\nDate: Mon, 16 Nov 2026\nSubject: price\nTo: Asha\n\nOnly below 280.\n`,
      ),
    },
  );
  add(
    {
      name: 'wrote-in-a-sentence',
      thread: 0,
      sort: 'word',
      said: 'Last month you wrote: the width is 60 inch.\nOn Monday we checked, it is 58.',
    },
    {
      to: first.replyTo,
      body: text('Last month you wrote: the width is 60 inch.\nOn Monday we checked, it is 58.\n'),
    },
  );
  add(
    {
      name: 'between-the-lines',
      thread: 0,
      sort: 'word',
      said: 'Yes.\n\nNavy, please.',
      hasQuote: true,
    },
    { to: first.replyTo, body: text('> 500 m?\nYes.\n\n> Which shade?\nNavy, please.\n') },
  );
  add(
    { name: 'signature', thread: 0, sort: 'word', said: 'Please call me.', hasQuote: true },
    { to: first.replyTo, body: text(`Please call me.\n\n-- \nAsha Verma\n+91 98765 43210\n`) },
  );
  add(
    { name: 'disclaimer', thread: 0, sort: 'word', said: 'Confirmed.', hasQuote: true },
    {
      to: first.replyTo,
      body: text('Confirmed.\n\nDISCLAIMER: This mail may contain privileged words.\n'),
    },
  );
  add(
    { name: 'quote-without-marks', thread: 0, sort: 'word', said: 'Ok.', hasQuote: true },
    { to: first.replyTo, body: text(`Ok.\n\n${ourText}\n`) },
  );
}
