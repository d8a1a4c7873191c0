import type * as z from 'zod/mini';
import type { FormValues } from '../form-values.ts';
import type { EnquiryContract, Faults } from './enquiry-contract.ts';
import type { Metadata } from './metadata.ts';

interface Parser<Parsed> {
  safeParse(input: unknown): z.core.util.SafeParseResult<Parsed>;
}

/** How a kind is read by its schema. `arrange` makes the schema's input out of the fields of a form. */
export function readBySchema<Parsed extends Metadata>(
  schema: (now: number) => Parser<Parsed>,
  arrange: (values: FormValues) => object = (values) => values,
): EnquiryContract<Omit<Parsed, keyof Metadata>>['read'] {
  return (input, now) => {
    const parsed = schema(now).safeParse(isFields(input) ? arrange(input) : input);
    if (!parsed.success) return { ok: false, faults: firstFaults(parsed.error.issues) };
    const { website, privacyVersion, elapsed, source, ...asked } = parsed.data;
    return { ok: true, asked, metadata: { website, privacyVersion, elapsed, source } };
  };
}

/** The first fault of each field, in the order in which the form asks for them. */
function firstFaults(issues: readonly z.core.$ZodIssue[]): Faults {
  // Without a prototype: a field may be named `__proto__`.
  const faults: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) faults[String(path[0] ?? 'form')] ??= message;
  return { ...faults };
}

function isFields(input: unknown): input is FormValues {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
