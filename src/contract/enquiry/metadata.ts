import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { spamTrap } from './fields.ts';

/**
 * What travels with every enquiry and is no part of the question: the same question with other
 * metadata is the same request, so idempotency keys are made without it. An error in here never
 * refuses an enquiry; what cannot be read is left out.
 */
export const metadata = {
  /** Spam trap: a field that no person sees. */
  website: spamTrap(),
  /** `privacyVersion` of the text that stood beside the form. */
  privacyVersion: orElse(z._default(z.string().check(z.regex(/^[\w.-]{0,20}$/)), ''), ''),
  /**
   * Milliseconds from the beginning of the page (`performance.now()`) to the moment the form was
   * sent, measured by script. Not from the opening of a dialog, which may open with the answers of
   * an earlier page. Empty or absent without script.
   */
  elapsed: orElse(z.pipe(z.transform(toMilliseconds), z.optional(z.number())), undefined),
  /** First landing page, referrer and campaign of the visit: an object, or its JSON in a hidden field. */
  source: orElse(
    z.pipe(
      z.transform(fromJson),
      z.object({
        landing: clipped(300),
        referrer: clipped(300),
        utm: orElse(
          z.object({
            source: clipped(100),
            medium: clipped(100),
            campaign: clipped(100),
            term: clipped(100),
            content: clipped(100),
          }),
          {},
        ),
      }),
    ),
    { utm: {} },
  ),
};

export type Metadata = z.output<z.ZodMiniObject<typeof metadata>>;

/** Text of unknown origin that the desk reads: cut instead of refused, and without control characters. */
function clipped(longest: number) {
  return orElse(
    z.optional(
      z.string().check(
        z.overwrite((text) =>
          text
            .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
            .trim()
            .slice(0, longest)
            .toWellFormed(),
        ),
      ),
    ),
    undefined,
  );
}

function toMilliseconds(value: unknown): number | undefined {
  const elapsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof elapsed !== 'number' || !Number.isFinite(elapsed) || elapsed < 0) return undefined;
  return Math.round(elapsed);
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? {};
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return {};
  }
}
