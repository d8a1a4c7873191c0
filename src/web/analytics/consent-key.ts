/** Storage key of the visitor's consent: `granted`, `denied`, or absent before the visitor has decided. */
export const consentKey = 'measurement-consent';
