import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import { errorTitle, unexpectedError } from '../answer.ts';
import type { FormValues } from '../form-values.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import type { Metadata } from './metadata.ts';

/**
 * Everything that browser and server agree on about one kind of enquiry. `kinds.ts` lists them all;
 * nothing here may import the schema library, because the price dialog does without it.
 */
export interface EnquiryContract<Fields extends object = object> {
  readonly kind: EnquiryKind;
  /** Public name of the server function; also the scope of its idempotency keys. */
  readonly functionName: string;
  /** Where it is posted. */
  readonly path: string;
  /** The `type` of the thank-you page. */
  readonly thankYou: string;
  readonly form: FormContract;
  /** Where a kind has two forms: the one that these values were typed into. */
  readonly formFor?: (values: FormValues) => FormContract;
  /** Where two kinds share a function: whether a request to that function is of this kind. */
  readonly claims?: (values: object) => boolean;
  /** Checks a posted form or a JSON body, by the same rules in the browser and on the server. */
  readonly read: (input: unknown, now: number) => EnquiryReading<Fields>;
  /** What must not be absent: several absent fields give one sentence together. */
  readonly missing?: MissingRule;
  /** Headings of errors that have their own, by the sentence of the error. */
  readonly errorTitles?: Readonly<Record<string, string>>;
}

/** One form of the site that asks for a kind of enquiry. */
export interface FormContract {
  /** Opens the ids of its fields, and names what is kept of it in the browser. */
  readonly name: string;
  /** The page that shows the form again, with its errors, where there is no script. */
  readonly page: string;
  /** Where that page names a field otherwise than the function does. */
  readonly shownAs?: (values: FormValues) => FormValues;
  /** A short form among others: its notices are one sentence without a heading. */
  readonly oneLineNotices?: true;
  /** Errors found before the call are shown inside the form instead of in a toast. */
  readonly errorsInside?: true;
  /** A refusal is shown in the server's own words where it sent any, and not always as `failed`. */
  readonly showsServerError?: true;
  /** Any good status is success, whatever the body says. */
  readonly statusDecides?: true;
  /** Where a second form of a kind asks for less than the first: the rule that the server tells it by. */
  readonly missing?: MissingRule;
  readonly texts: {
    readonly sending: string;
    /** No usable answer came back. */
    readonly unanswered?: string;
    /** An answer without success. */
    readonly failed?: string;
    /** Something broke in the browser before or after the call. */
    readonly exception?: string;
  };
}

export interface MissingRule {
  readonly title: string;
  readonly text: string;
  /** The sentences that say a field is absent. */
  readonly sentences: readonly string[];
}

export type EnquiryReading<Fields extends object = object> =
  | { readonly ok: true; readonly fields: Fields; readonly metadata: Metadata }
  | { readonly ok: false; readonly errors: FieldErrors };

/** One sentence for each field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** One heading and one sentence for the whole form. */
export function summariseErrors(
  { missing, errorTitles }: Pick<EnquiryContract, 'missing' | 'errorTitles'>,
  errors: FieldErrors,
): Notice {
  const sentences = Object.values(errors);
  if (missing && sentences.some((sentence) => missing.sentences.includes(sentence))) {
    return { title: missing.title, text: missing.text };
  }
  const [text = unexpectedError] = sentences;
  const titles: Readonly<Record<string, string>> = { ...emailTitle, ...errorTitles };
  return { title: titles[text] ?? errorTitle, text };
}

const emailTitle = { [enquiryTexts.invalidEmail]: enquiryTexts.invalidEmailTitle };
