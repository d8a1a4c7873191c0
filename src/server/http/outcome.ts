import { type Answer, answerTexts } from '../../contract/answer.ts';
import { catalogKind } from '../../contract/enquiry/catalog.ts';

/** Every way a call can end. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'wrong-type' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'wrong-method' }
  | { readonly kind: 'unknown-function' }
  | { readonly kind: 'cross-site' }
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'recipient-full'; readonly retryAfter: number }
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

/** The one place that turns an outcome into HTTP. */
export function toHttp(outcome: Outcome): HttpAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return {
        status: 200,
        headers: {},
        answer: { success: true, reference: outcome.reference },
      };
    case 'malformed':
      return refuse(400, answerTexts.malformed);
    case 'cross-site':
      return refuse(403, answerTexts.crossSite);
    case 'unknown-function':
      return refuse(404, answerTexts.unknownFunction);
    case 'wrong-method':
      return refuse(405, 'Please send this by POST.', { Allow: 'POST, OPTIONS' });
    case 'too-slow':
      return refuse(408, 'The request took too long to arrive.', { Connection: 'close' });
    case 'too-large':
      return refuse(413, answerTexts.tooLarge);
    case 'wrong-type':
      return refuse(415, answerTexts.wrongType, {
        Accept: 'application/json, application/x-www-form-urlencoded, multipart/form-data',
        'Accept-Encoding': 'identity',
      });
    case 'invalid':
      return {
        status: 422,
        headers: {},
        answer: {
          success: false,
          title: outcome.title,
          error: outcome.error,
          fields: outcome.fields,
        },
      };
    case 'key-reused':
      return refuse(422, answerTexts.keyReused);
    case 'too-many':
      return refuse(429, answerTexts.tooMany, { 'Retry-After': String(outcome.retryAfter) });
    case 'recipient-full':
      return refuse(429, catalogKind.texts.sentAlready, {
        'Retry-After': String(outcome.retryAfter),
      });
    case 'unavailable':
      return refuse(503, answerTexts.unavailable, { 'Retry-After': '5' });
    case 'unexpected':
      return refuse(500, answerTexts.unexpected, { 'X-Error-Id': outcome.id });
  }
}

function refuse(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status, headers, answer: { success: false, error } };
}
