import type * as z from 'zod/mini';
import { quoteSchema, quoteTexts } from '../../contract/enquiry/quote.ts';
import { pages, type ThankYouType } from '../../contract/routes.ts';
import { catalogProduct } from '../../domain/enquiry/catalog-request.ts';
import type { Draft } from './submission.ts';

/** A function that a visitor's form can call at `/functions/v1/{name}`. */
export interface ServerFunction {
  readonly name: string;
  /** The page whose form posts here; shown again with the faults where there is no script. */
  readonly page: string;
  read(input: unknown): Reading;
}

type Reading =
  | { readonly ok: true; readonly draft: Draft; readonly thankYou: ThankYouType }
  | {
      readonly ok: false;
      /** One sentence for the whole form. */
      readonly error: string;
      /** One sentence for each field at fault. */
      readonly fields: Readonly<Record<string, string>>;
    };

export function findFunction(name: string): ServerFunction | undefined {
  return functions.get(name);
}

const sendQuoteEmail = define({
  name: 'send-quote-email',
  page: pages.quote,
  schema: quoteSchema,
  missing: { fields: ['name', 'phone'], text: quoteTexts.missing },
  draft: ({ website, ...payload }) => {
    const isCatalog = payload.product === catalogProduct;
    return {
      kind: isCatalog ? 'catalog' : 'quote',
      thankYou: isCatalog ? 'catalog-request' : 'quote-request',
      name: payload.name,
      company: payload.company,
      email: payload.email,
      phone: payload.phone,
      product: payload.product,
      ...(website === '' ? { payload } : caught({ ...payload, website })),
    };
  },
});

const functions: ReadonlyMap<string, ServerFunction> = new Map(
  [sendQuoteEmail].map((fn) => [fn.name, fn]),
);

interface Definition<Schema extends z.ZodMiniType> {
  readonly name: string;
  readonly page: string;
  readonly schema: Schema;
  /** Fields whose absence has one sentence together. */
  readonly missing?: { readonly fields: readonly string[]; readonly text: string };
  readonly draft: (
    parsed: z.output<Schema>,
  ) => Omit<Draft, 'scope'> & { readonly thankYou: ThankYouType };
}

function define<Schema extends z.ZodMiniType>(definition: Definition<Schema>): ServerFunction {
  const { name, page, schema, missing } = definition;
  return {
    name,
    page,
    read(input) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return faults(parsed.error.issues, missing);
      const { thankYou, ...draft } = definition.draft(parsed.data);
      return { ok: true, thankYou, draft: { scope: name, ...draft } };
    },
  };
}

function faults(
  issues: readonly z.core.$ZodIssue[],
  missing: Definition<z.ZodMiniType>['missing'],
): Reading {
  const fields: Record<string, string> = Object.create(null);
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'form');
    fields[field] ??= message;
  }
  const isMissing = missing?.fields.some((field) => field in fields) ?? false;
  const error = (isMissing && missing?.text) || Object.values(fields)[0] || 'Invalid request.';
  return { ok: false, error, fields: { ...fields } };
}

/** A person never sees the trap; whatever filled it in is kept, and kept from the mailbox. */
function caught(payload: Draft['payload']): Pick<Draft, 'payload' | 'quarantine'> {
  return { payload, quarantine: 'spam-trap' };
}
