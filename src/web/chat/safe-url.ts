const allowed = /^(?:https?|ircs?|mailto|xmpp)$/i;

/** The address if an answer may link to it, else nothing: a known protocol, or relative to us. */
export function safeUrl(address: string): string {
  // Browsers drop these from an address before they read its protocol.
  const url = address.replace(/[\p{Cc}\p{Cf}\s]+/gu, '');
  const colon = url.indexOf(':');
  const ends = [url.indexOf('/'), url.indexOf('?'), url.indexOf('#')].filter((at) => at >= 0);
  if (colon === -1 || ends.some((at) => at < colon)) return url;
  return allowed.test(url.slice(0, colon)) ? url : '';
}
