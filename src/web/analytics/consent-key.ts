/** Where the visitor's answer is kept: `granted`, `denied`, or absent while nobody was asked. */
export const consentKey = 'measurement-consent';
