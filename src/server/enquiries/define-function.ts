import type { SiteContent } from '../../content/site-content.ts';
import {
  type EnquiryContract,
  type FieldErrors,
  summariseErrors,
} from '../../contract/enquiry/enquiry-contract.ts';
import type { Metadata } from '../../contract/enquiry/metadata.ts';
import type { FormValues } from '../../contract/form-values.ts';
import { enquiryKinds } from '../../domain/enquiry/kind.ts';
import type { WorkingHours } from '../../domain/enquiry/promise.ts';
import { isTooFast } from '../../domain/enquiry/too-fast.ts';
import { whatsappText } from '../../domain/enquiry/whatsapp-text.ts';
import { type Columns, ownColumns } from './own-columns.ts';
import type { Draft, Source } from './submission.ts';

/** A function that a visitor's form can call. */
export interface ServerFunction {
  readonly name: string;
  readonly path: string;
  /** The form these values come from; shown again with its errors where there is no script. */
  form(values: FormValues): PostedForm;
  /** Where the visitor goes although nothing could be stored; nowhere for most. */
  detour?(values: unknown, content: SiteContent): string;
  read(input: unknown, now: number, content: SiteContent): Reading;
}

export interface PostedForm {
  readonly name: string;
  readonly page: string;
  /** What was typed, by the names that the fields of the page have. */
  readonly values: FormValues;
}

export type Reading =
  | {
      readonly ok: true;
      readonly draft: Draft;
      readonly source: Source;
      /** The `type` of the thank-you page. */
      readonly thankYou: string;
      /** Where the visitor goes instead of the thank-you page. */
      readonly leadsTo?: (reference: string) => string;
    }
  | {
      readonly ok: false;
      /** One heading and one sentence for the whole form. */
      readonly title: string;
      readonly error: string;
      /** One sentence for each field at fault. */
      readonly fields: FieldErrors;
    };

/** The function of a kind. Other kinds may share it: a request that one of them claims is of that kind. */
export function defineFunction(
  main: EnquiryContract,
  sharing: readonly EnquiryContract[] = [],
): ServerFunction {
  const { functionName: name, path } = main;
  const kindOf = (values: object) => sharing.find((kind) => kind.claims?.(values)) ?? main;
  return {
    name,
    path,
    ...(main.kind === 'whatsapp' && {
      // Whoever wants to write must not be kept from it by a fault of ours.
      detour: (values: unknown, content: SiteContent) => chatAddress(content, values),
    }),
    form(values) {
      const { form, formFor } = kindOf(values);
      const { name: formName, page, shownAs } = formFor?.(values) ?? form;
      return { name: formName, page, values: shownAs?.(values) ?? values };
    },
    read(input, now, content) {
      const reading = main.read(input, now);
      if (!reading.ok) return refuse(main, reading.errors, input);
      const kind = kindOf(reading.fields);
      const ownReading = kind === main ? reading : kind.read(input, now);
      if (!ownReading.ok) return refuse(kind, ownReading.errors, input);
      const { fields, metadata } = reading;
      const columns = { ...plainColumns(fields), ...ownColumns[main.kind]?.make(fields, content) };
      return {
        ok: true,
        thankYou: kind.thankYou,
        ...(kind.kind === 'whatsapp' && {
          leadsTo: (reference: string) => chatAddress(content, fields, reference),
        }),
        source: metadata.source,
        draft: {
          scope: name,
          kind: kind.kind,
          ...columns,
          ...suspicion(columns, metadata),
          ...consent(metadata),
          hours: hoursOf(kind, content),
        },
      };
    },
  };
}

function chatAddress({ mill }: SiteContent, given: unknown, reference?: string): string {
  const fields = typeof given === 'object' && given !== null ? given : {};
  const { product = '', topic = '' } = fields as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 160) : '');
  const about = { product: text(product), topic: text(topic) };
  const words = whatsappText(mill, about, reference).toWellFormed();
  return `${mill.whatsapp.base}?text=${encodeURIComponent(words)}`;
}

function refuse(kind: EnquiryContract, errors: FieldErrors, input: unknown): Reading {
  const values = typeof input === 'object' && input !== null ? (input as FormValues) : {};
  const { missing = kind.missing } = kind.formFor?.(values) ?? kind.form;
  const { title, text } = summariseErrors({ ...kind, ...(missing && { missing }) }, errors);
  return { ok: false, title, error: text, fields: errors };
}

function plainColumns(fields: object): Columns {
  const payload: Readonly<Record<string, unknown>> = { ...fields };
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    product: '',
    payload,
  };
}

/** A person never sees the spam trap and needs a moment; anything else is stored without a mail. */
function suspicion(
  { payload }: Pick<Draft, 'payload'>,
  { website, elapsed }: Metadata,
): Partial<Pick<Draft, 'payload' | 'quarantine'>> {
  if (website !== '') return { payload: { ...payload, website }, quarantine: 'spam-trap' };
  return isTooFast(elapsed) ? { quarantine: 'too-fast' } : {};
}

function hoursOf({ kind }: EnquiryContract, { mill }: SiteContent): WorkingHours {
  return enquiryKinds[kind].promise === 'call' ? mill.hours.calls : mill.hours.office;
}

function consent({ privacyVersion }: Metadata): Pick<Draft, 'consentVersion'> {
  return privacyVersion === '' ? {} : { consentVersion: privacyVersion };
}
