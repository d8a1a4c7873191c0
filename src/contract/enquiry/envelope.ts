import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { spamTrap } from './fields.ts';

/**
 * What travels with every enquiry and is no part of the question: the same question with another
 * envelope is the same request, so attempt keys are made without it. Nothing wrong in here ever
 * refuses an enquiry; what cannot be read is left out.
 */
export const envelope = {
  /** Spam trap: a field that no person sees. */
  website: spamTrap(),
  /** `privacyVersion` of the text that stood beside the form. */
  privacyVersion: orElse(z._default(z.string().check(z.regex(/^[\w.-]{0,20}$/)), ''), ''),
  /**
   * Milliseconds from the beginning of the page (`performance.now()`) to the moment the form was
   * sent, told by script. Not from the opening of a dialog: it may open with kept answers. Empty or
   * absent without script.
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

export type Envelope = z.output<z.ZodMiniObject<typeof envelope>>;

/** Parts a parsed enquiry into what was asked and what travelled with it. */
export function splitEnvelope<Parsed extends Envelope>(
  parsed: Parsed,
): { readonly asked: Omit<Parsed, keyof Envelope>; readonly envelope: Envelope } {
  const { website, privacyVersion, elapsed, source, ...asked } = parsed;
  return { asked, envelope: { website, privacyVersion, elapsed, source } };
}

/** Foreign text for the desk to read: cut instead of refused, and without control characters. */
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
