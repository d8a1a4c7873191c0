import { type Lead, leadLimits, leadText } from '../../domain/conversation/lead.ts';

export type LeadReading =
  | { readonly ok: true; readonly lead: Lead }
  /** A sentence for the people of the other side. */
  | { readonly ok: false; readonly error: string };

/**
 * A lead as docs/leads.md describes it. Only what nobody could work with is refused; a field that is
 * too long is cut, one of the wrong type counts as empty, and fields that nobody knows are left out.
 */
export function readLead(source: string, body: unknown): LeadReading {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, error: 'Please send one JSON object.' };
  }
  const given = body as Readonly<Record<string, unknown>>;
  const short = (name: string) => leadText(given[name], leadLimits.short);
  const id = typeof given['id'] === 'string' || typeof given['id'] === 'number' ? given['id'] : '';
  if (String(id).trim() === '' || String(id).length > leadLimits.id) {
    return { ok: false, error: `Please send an id of 1 to ${leadLimits.id} characters.` };
  }
  const at = readTime(given['at']);
  const lead: Lead = {
    source,
    id: String(id).trim(),
    ...(at !== undefined && { at }),
    name: short('name'),
    company: short('company'),
    email: leadText(given['email'], leadLimits.address),
    phone: leadText(given['phone'], 40),
    product: short('product'),
    subject: short('subject'),
    message: leadText(given['message'], leadLimits.message, true),
    details: Object.fromEntries(
      detailNames
        .map((name) => [name, leadText(given[name], leadLimits.detail)] as const)
        .filter(([, value]) => value !== ''),
    ),
  };
  const { name, email, phone, message, product, subject } = lead;
  if ([name, email, phone, message, product, subject].every((text) => text === '')) {
    return {
      ok: false,
      error: 'Please send at least one of name, email, phone, product, subject and message.',
    };
  }
  return { ok: true, lead };
}

const detailNames = ['quantity', 'address', 'city', 'state', 'country', 'page'] as const;

/** ISO 8601 with its zone; a time without one would be another moment on each machine. */
function readTime(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)$/.test(value)) {
    return undefined;
  }
  const at = Date.parse(value);
  return Number.isFinite(at) && at > 0 ? at : undefined;
}
