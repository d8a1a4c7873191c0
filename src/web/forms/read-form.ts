import type * as z from 'zod/mini';
import { type Envelope, splitEnvelope } from '../../contract/enquiry/envelope.ts';
import { formValues, type FormValues } from '../../contract/form-values.ts';
import { readSource } from '../source/read-source.ts';
import { fieldErrors } from './field-errors.ts';

export type Faults = Readonly<Record<string, string>>;

export type Reading =
  | { readonly ok: true; readonly asked: object; readonly envelope: object }
  | { readonly ok: false; readonly faults: Faults };

interface ReadingOptions<Output extends Envelope> {
  readonly schema: z.ZodMiniType<Output>;
  /** Turns what the fields say into what the schema reads, where the two differ. */
  readonly arrange?: (values: FormValues) => object;
}

/** What a form says, checked by the same schema as on the server, and what travels with it. */
export function readForm<Output extends Envelope>(
  form: HTMLFormElement,
  { schema, arrange = (values) => values }: ReadingOptions<Output>,
): Reading {
  const parsed = schema.safeParse(arrange(formValues(new FormData(form))));
  if (!parsed.success) return { ok: false, faults: fieldErrors(parsed.error.issues) };
  const { asked, envelope } = splitEnvelope(parsed.data);
  const elapsed = Math.round(performance.now());
  return { ok: true, asked, envelope: { ...envelope, elapsed, source: readSource() } };
}
