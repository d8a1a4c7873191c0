import { createHash } from 'node:crypto';
import { indianDate } from '../../domain/enquiry/indian-time.ts';
import { type Lead, leadLimits, leadText } from '../../domain/conversation/lead.ts';

const queryTypes: Readonly<Record<string, string>> = {
  W: 'Direct enquiry',
  B: 'Buy lead',
  P: 'Call',
  BIZ: 'Catalogue view',
  WA: 'WhatsApp enquiry',
};

/** One record of `RESPONSE`. Whatever is odd about it, it becomes a lead: it is not told of again. */
export function indiamartLead(record: unknown): Lead {
  const given = (
    typeof record === 'object' && record !== null ? record : { QUERY_MESSAGE: record }
  ) as Readonly<Record<string, unknown>>;
  const text = (name: string, longest: number = leadLimits.short) => leadText(given[name], longest);
  const at = readIndianTime(text('QUERY_TIME', 40));
  const type = text('QUERY_TYPE', 10);
  const message = leadText(breakLines(given['QUERY_MESSAGE']), leadLimits.message, true);
  const called = text('CALL_DURATION', 20);
  const details = {
    kind: queryTypes[type] ?? type,
    category: text('QUERY_MCAT_NAME'),
    called: called && `for ${called} seconds`,
    address: text('SENDER_ADDRESS', leadLimits.detail),
    city: text('SENDER_CITY'),
    state: text('SENDER_STATE'),
    pincode: text('SENDER_PINCODE', 20),
    country: text('SENDER_COUNTRY_ISO', 10),
    otherMobile: text('SENDER_MOBILE_ALT', 40),
    landline: text('SENDER_PHONE', 40),
    otherEmail: text('SENDER_EMAIL_ALT', leadLimits.address),
  };
  return {
    source: 'indiamart',
    id: text('UNIQUE_QUERY_ID', leadLimits.id) || hashOf(record),
    ...(at !== undefined && { at }),
    name: text('SENDER_NAME'),
    company: text('SENDER_COMPANY'),
    email: text('SENDER_EMAIL', leadLimits.address),
    phone: text('SENDER_MOBILE', 40) || details.landline,
    product: text('QUERY_PRODUCT_NAME') || details.category,
    subject: text('SUBJECT'),
    message: message || (called && `Called ${details.called}.`),
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  };
}

/** The same record without an id is the same lead; another one must not be taken for it. */
function hashOf(record: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(record) ?? '')
    .digest('base64url');
}

/** Their forms write line breaks as HTML. Everything else of HTML stays as it was typed. */
function breakLines(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.slice(0, leadLimits.message * 2).replaceAll(/<br ?\/?>/gi, '\n');
}

/** `2026-11-16 14:05:00`, by the clock of India. */
function readIndianTime(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const at = Date.parse(`${text.replace(' ', 'T')}+05:30`);
  return Number.isFinite(at) ? at : undefined;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `16-Nov-202614:05:00`, as the pull wants its times. */
export function spellIndianTime(instant: number): string {
  const { year, month, day } = indianDate(instant);
  const date = `${String(day).padStart(2, '0')}-${months[month - 1]}-${year}`;
  return date + clockFormat.format(instant);
}
