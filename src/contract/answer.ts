/**
 * What a server function answers. `fields` has a sentence for each wrong field when validation
 * failed; `title` is the heading under which a page shows the error.
 */
export type Answer =
  | { readonly success: true; readonly reference?: string }
  | {
      readonly success: false;
      readonly error: string;
      readonly title?: string;
      readonly fields?: Readonly<Record<string, string>>;
    };

/** Heading of an error that has none of its own. */
export const errorTitle = 'Error';

/** Apart from the others: every form in the browser carries it. */
export const unexpectedError = 'Something went wrong. Please try again.';

export const answerTexts = {
  malformed: 'The request could not be read. Please send valid JSON.',
  wrongType: 'Please send JSON or a form.',
  tooLarge: 'The request is too large.',
  unknownFunction: 'There is no such function.',
  crossSite: 'This form can only be sent from our own site.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  tooMany: 'Too many requests. Please try again in a moment.',
  unavailable: 'We cannot save your request right now. Please try again in a moment.',
  unexpected: unexpectedError,
} as const;
