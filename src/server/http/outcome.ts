import { type Answer, answerTexts } from '../../contract/answer.ts';
import { aiChatErrors } from '../../contract/assistant/ai-chat.ts';
import {
  type DeskError,
  type DeskRefusal,
  deskRefusals,
} from '../../contract/desk/desk-refusals.ts';
import { catalogKind } from '../../contract/enquiry/catalog.ts';

/**
 * The one place that turns an outcome into HTTP: of a visitor's form (`toHttp`), of the desk
 * (`toDeskHttp`) and of the assistant (`toChatHttp`). A kind has one status, whoever called; the words
 * and the shape of the body are those of the caller.
 */
const statuses = {
  malformed: 400,
  'cut-off': 400,
  'cross-site': 403,
  'unknown-function': 404,
  'unknown-address': 404,
  'wrong-method': 405,
  'too-slow': 408,
  'too-large': 413,
  'proof-too-heavy': 413,
  'wrong-type': 415,
  invalid: 422,
  'key-reused': 422,
  'too-many': 429,
  'recipient-full': 409,
  unexpected: 500,
  unavailable: 503,

  'signed-out': 401,
  'wrong-password': 401,
  'sign-in-expired': 401,
  'wrong-code': 401,
  'code-used': 401,
  'wrong-password-at-setup': 401,
  'wrong-own-password': 403,
  'wrong-own-code': 403,
  'code-used-here': 403,
  'only-looking': 403,
  'owners-only': 403,
  'publishers-only': 403,
  'not-enquiries': 403,
  'authenticator-exists': 409,
  'link-expired': 410,
  'weak-password': 422,
  'code-locked': 423,
  'confirm-first': 428,
  'too-many-guesses': 429,
  'busy-signing-in': 503,
  'publishing-busy': 503,
  'knit-queue-full': 429,
  'own-knit-queue-full': 429,

  'enquiry-gone': 404,
  'sample-gone': 404,
  'quote-gone': 404,
  'person-gone': 404,
  'feed-gone': 404,
  'mail-gone': 404,
  'invitation-gone': 404,
  'record-gone': 404,
  'revision-gone': 404,
  'proof-gone': 404,
  'no-such-subject': 404,
  'publication-gone': 404,
  'plan-gone': 404,
  'offer-gone': 404,
  'knitting-gone': 404,
  'import-gone': 404,
  'changed-meanwhile': 409,
  'same-buyer': 409,
  'no-other-enquiries': 409,
  'draft-moved': 409,
  'no-draft': 409,
  'not-ready-to-go-live': 409,
  'knitting-over': 409,
  'took-over': 409,
  'offer-clashes': 409,
  'newer-release': 409,
  'colleague-removed': 409,
  'no-mail-address': 409,
  'quote-closed': 409,
  'dips-answered': 409,
  'quote-tiers': 422,
  'room-photo-gone': 404,
  'person-exists': 409,
  'already-done': 409,
  'link-mail-over': 409,
  'last-owner': 409,
  'mail-not-refused': 409,
  'no-such-reference': 422,
  'no-tracking-number': 422,
  'quote-day-past': 422,
  'plan-moment': 422,
  'no-contact': 422,

  'proof-empty': 422,
  'proof-wrong-kind': 415,
  'photo-empty': 422,
  'photo-too-heavy': 413,
  'photo-drawing': 415,
  'photo-moving': 415,
  'photo-document': 415,
  'photo-web-page': 415,
  'photo-iphone-format': 415,
  'photo-no-picture': 415,
  'photo-damaged': 422,
  'photo-too-many-pixels': 422,
  'photo-too-small': 422,
  'logo-too-small': 422,
  'photo-too-hard': 422,
  'photo-queue-full': 503,
  'camera-link-over': 410,
  'camera-link-full': 429,
  'camera-link-busy': 429,
  'fabric-photographs-full': 409,
  'no-room': 507,
} as const satisfies Record<Exclude<Outcome['kind'], 'accepted'> | DeskRefusal, number>;

/** Every way a call of a server function can end. */
export type Outcome =
  /** `replayed`: it was stored before, under the same key. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly replayed?: boolean }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'wrong-type' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'wrong-method' }
  | { readonly kind: 'unknown-function' }
  | { readonly kind: 'cross-site' }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'recipient-full' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unexpected'; readonly id: string }
  | {
      readonly kind: 'invalid';
      readonly title: string;
      readonly error: string;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Answer;
}

export function toHttp(outcome: Outcome): HttpAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return {
        status: 200,
        headers: {},
        answer: { success: true, reference: outcome.reference },
      };
    case 'malformed':
      return refuse(outcome, answerTexts.malformed);
    case 'cross-site':
      return refuse(outcome, answerTexts.crossSite);
    case 'unknown-function':
      return refuse(outcome, answerTexts.unknownFunction);
    case 'wrong-method':
      return refuse(outcome, 'Please send this by POST.', { Allow: 'POST, OPTIONS' });
    case 'too-slow':
      return refuse(outcome, 'The request took too long to arrive.', { Connection: 'close' });
    case 'too-large':
      return refuse(outcome, answerTexts.tooLarge);
    case 'wrong-type':
      return refuse(outcome, answerTexts.wrongType, {
        Accept: 'application/json, application/x-www-form-urlencoded, multipart/form-data',
        'Accept-Encoding': 'identity',
      });
    case 'invalid':
      return {
        status: statuses.invalid,
        headers: {},
        answer: {
          success: false,
          title: outcome.title,
          error: outcome.error,
          fields: outcome.fields,
        },
      };
    case 'key-reused':
      return refuse(outcome, answerTexts.keyReused);
    case 'too-many':
      return refuse(outcome, answerTexts.tooMany, { 'Retry-After': String(outcome.retryAfter) });
    case 'recipient-full':
      return refuse(outcome, catalogKind.texts.notMailedAgain);
    case 'unavailable':
      return refuse(outcome, answerTexts.unavailable, { 'Retry-After': '5' });
    case 'unexpected':
      return refuse(outcome, answerTexts.unexpected, { 'X-Error-Id': outcome.id });
  }
}

function refuse(
  { kind }: { readonly kind: keyof typeof statuses },
  error: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status: statuses[kind], headers, answer: { success: false, error } };
}

/** What a refusal of the desk adds to its usual words. */
export interface RefusalDetails {
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly retryAfter?: number;
}

export function toDeskHttp(reason: DeskRefusal, details: RefusalDetails = {}) {
  const { error = deskRefusals[reason], fields } = details;
  const body: DeskError = { error, ...(fields && { fields }) };
  return { status: statuses[reason], headers: retryHeader(details), body };
}

export type ChatFailure =
  | { readonly kind: 'cross-site' | 'wrong-type' | 'too-large' | 'malformed' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'invalid' | 'unavailable'; readonly error?: string };

export function toChatHttp(failure: ChatFailure) {
  const { kind } = failure;
  const usual =
    kind === 'too-many'
      ? aiChatErrors.rateLimit
      : kind === 'unavailable'
        ? aiChatErrors.unavailable
        : aiChatErrors.invalid;
  const error = 'error' in failure ? (failure.error ?? usual) : usual;
  return {
    status: statuses[kind],
    headers: 'retryAfter' in failure ? retryHeader(failure) : {},
    body: { error },
  };
}

function retryHeader(failure: { readonly retryAfter?: number }): Record<string, string> {
  return failure.retryAfter === undefined ? {} : { 'Retry-After': String(failure.retryAfter) };
}
