import type * as z from 'zod/mini';
import { type Envelope, splitEnvelope } from '../../contract/enquiry/envelope.ts';
import type { FormName } from '../../contract/form-state.ts';
import type { FormValues } from '../../contract/form-values.ts';
import type { ThankYouType } from '../../contract/routes.ts';
import { isTooFast } from '../../domain/enquiry/too-fast.ts';
import type { Draft, Source } from './submission.ts';

/** A function that a visitor's form can call at `/functions/v1/{name}`. */
export interface ServerFunction {
  readonly name: string;
  /** The form these values come from; shown again with its faults where there is no script. */
  form(values: FormValues): PostedForm;
  read(input: unknown, now: number): Reading;
}

export interface PostedForm {
  readonly name: FormName;
  readonly page: string;
  /** Where the page names a field otherwise than the function does. */
  readonly values?: FormValues;
}

export type Reading =
  | {
      readonly ok: true;
      readonly draft: Draft;
      readonly source: Source;
      readonly thankYou: ThankYouType;
    }
  | {
      readonly ok: false;
      /** One sentence for the whole form. */
      readonly error: string;
      /** One sentence for each field at fault. */
      readonly fields: Readonly<Record<string, string>>;
    };

interface Definition<Parsed extends Envelope> {
  readonly name: string;
  readonly form: ServerFunction['form'];
  readonly schema: (now: number) => Parser<Parsed>;
  /** Makes the schema's input out of what a plain form can say. */
  readonly prepare?: (values: FormValues) => unknown;
  /** Fields whose absence has one sentence together. */
  readonly missing?: { readonly fields: readonly string[]; readonly text: string };
  /** What the enquiry says; faults that only the server can see are told as fields. */
  readonly draft: (asked: Omit<Parsed, keyof Envelope>) => Asked | FieldFaults;
}

interface Parser<Parsed> {
  safeParse(input: unknown): z.core.util.SafeParseResult<Parsed>;
}

type Asked = Omit<Draft, 'scope' | 'quarantine' | 'consentVersion'> & {
  readonly thankYou: ThankYouType;
};
interface FieldFaults {
  readonly faults: Readonly<Record<string, string>>;
}

export function defineFunction<Parsed extends Envelope>(
  definition: Definition<Parsed>,
): ServerFunction {
  const { name, form, schema, prepare, missing } = definition;
  return {
    name,
    form,
    read(input, now) {
      const prepared = prepare && isRecord(input) ? prepare(input as FormValues) : input;
      const parsed = schema(now).safeParse(prepared);
      if (!parsed.success) return refuse(firstFaults(parsed.error.issues), missing);
      const { asked, envelope } = splitEnvelope(parsed.data);
      const drafted = definition.draft(asked);
      if ('faults' in drafted) return refuse(drafted.faults, missing);
      const { thankYou, ...draft } = drafted;
      return {
        ok: true,
        thankYou,
        source: envelope.source,
        draft: { scope: name, ...draft, ...suspicion(draft, envelope), ...consent(envelope) },
      };
    },
  };
}

function refuse(
  fields: Readonly<Record<string, string>>,
  missing: Definition<Envelope>['missing'],
): Reading {
  const isMissing = missing?.fields.some((field) => field in fields) ?? false;
  const error = (isMissing && missing?.text) || Object.values(fields)[0] || 'Invalid request.';
  return { ok: false, error, fields };
}

function firstFaults(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'form');
    fields[field] ??= message;
  }
  return { ...fields };
}

/** A person never sees the trap and needs a moment; whatever does not is kept from the mailbox. */
function suspicion(
  { payload }: Pick<Draft, 'payload'>,
  { website, elapsed }: Envelope,
): Partial<Pick<Draft, 'payload' | 'quarantine'>> {
  if (website !== '') return { payload: { ...payload, website }, quarantine: 'spam-trap' };
  return isTooFast(elapsed) ? { quarantine: 'too-fast' } : {};
}

function consent({ privacyVersion }: Envelope): Pick<Draft, 'consentVersion'> {
  return privacyVersion === '' ? {} : { consentVersion: privacyVersion };
}

function isRecord(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
