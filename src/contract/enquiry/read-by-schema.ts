import type * as z from 'zod/mini';
import type { FormValues } from '../form-values.ts';
import type { EnquiryContract, FieldErrors } from './enquiry-contract.ts';
import type { Metadata } from './metadata.ts';

/** For what no field of ours can send; the schema library's own words are not for visitors. */
const unreadable = 'Please check this answer.';

interface Parser<Parsed> {
  safeParse(input: unknown, context: { error: () => string }): z.core.util.SafeParseResult<Parsed>;
}

/** How a kind is read by its schema. `arrange` makes the schema's input out of the fields of a form. */
export function readBySchema<Parsed extends Metadata>(
  schema: (now: number) => Parser<Parsed>,
  arrange: (values: FormValues) => object = (values) => values,
): EnquiryContract<Omit<Parsed, keyof Metadata>>['read'] {
  return (input, now) => {
    const parsed = schema(now).safeParse(isFields(input) ? arrange(input) : input, {
      error: () => unreadable,
    });
    if (!parsed.success) return { ok: false, errors: firstErrors(parsed.error.issues) };
    const { website, privacyVersion, elapsed, source, ...fields } = parsed.data;
    return { ok: true, fields, metadata: { website, privacyVersion, elapsed, source } };
  };
}

/** The first error of each field, in the order in which the form asks for them. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  // Without a prototype: a field may be named `__proto__`.
  const errors: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) errors[String(path[0] ?? 'form')] ??= message;
  return { ...errors };
}

function isFields(input: unknown): input is FormValues {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
