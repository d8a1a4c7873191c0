/** What a mail says of itself, after parsing and before anything is believed. */
export interface ArrivedMail {
  /** Names in small letters, in the order of the mail. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  /** In small letters, with angle brackets; empty without one. */
  readonly messageId: string;
  readonly contentType: string;
  /** As text: of `message/delivery-status`, and the head of the returned mail. */
  readonly report: { readonly status: string; readonly returned: string };
}

export function headerValues({ headers }: Pick<ArrivedMail, 'headers'>, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/** Message-IDs in a header, also where a program left the angle brackets out. */
export function messageIdsIn(text: string): string[] {
  const short = text.slice(0, 40_000).toLowerCase();
  // Cut into words first: a pattern that looks for both sides of the @ can be made slow by a stranger.
  const wrapped = short.split('<').flatMap((part) => {
    const end = part.indexOf('>');
    return end > 0 && isMessageId(part.slice(0, end)) ? [`<${part.slice(0, end)}>`] : [];
  });
  if (wrapped.length > 0) return wrapped;
  return short.split(/[\s<>,;]/).flatMap((id) => (isMessageId(id) ? [`<${id}>`] : []));
}

function isMessageId(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at < text.length - 1 && text.length <= 800 && !/\s/.test(text);
}

/** The nearest first: In-Reply-To, then References from the end. */
export function referredIds(mail: Pick<ArrivedMail, 'headers'>): string[] {
  const ids = [
    ...headerValues(mail, 'in-reply-to').flatMap(messageIdsIn),
    ...headerValues(mail, 'references').flatMap(messageIdsIn).toReversed(),
  ];
  return [...new Set(ids)].slice(0, 200);
}

/** Addresses that a mail was for, also those that only the servers on its way wrote down. */
export function addressesOf(mail: Pick<ArrivedMail, 'headers' | 'to'>): string[] {
  const named = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'].flatMap((name) =>
    headerValues(mail, name).flatMap((value) =>
      value
        .slice(0, 2000)
        .split(/[\s<>,;"]/)
        .filter((word) => word.indexOf('@') > 0 && !word.endsWith('@')),
    ),
  );
  return [...mail.to, ...named].slice(0, 200);
}
