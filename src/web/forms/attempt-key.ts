/**
 * One idempotency key for as long as the values stay the same: a second try after a lost answer
 * must not make a second enquiry, and a corrected form must not be taken for the old one.
 */
export function createAttemptKeys(): (asked: object) => string {
  let sent = '';
  let key = '';
  return (asked) => {
    const body = JSON.stringify(asked);
    if (body !== sent) {
      sent = body;
      key = crypto.randomUUID();
    }
    return key;
  };
}
