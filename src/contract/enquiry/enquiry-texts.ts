/** What several kinds say in the same words. */
export const enquiryTexts = {
  nameMissing: 'Please enter your name.',
  phoneMissing: 'Please enter your phone number.',
  invalidEmail: 'Please enter a valid email address.',
  invalidEmailTitle: 'Invalid Email',
  missingTitle: 'Missing Information',
  nameAndPhoneMissing: 'Please fill in your name and phone number.',
  /** For what no field of ours can send; the schema library's own words are not for visitors. */
  unreadable: 'Please check this answer.',
} as const;
