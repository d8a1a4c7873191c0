/** What several kinds say in the same words. */
export const enquiryTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  invalidEmail: 'Please enter a valid email address.',
  invalidEmailTitle: 'Invalid Email',
  missingTitle: 'Missing Information',
  /** Followed by the privacy policy and its version, beside everything that sends an enquiry. */
  consent: 'We use what you send to answer you:',
} as const;
