import { z } from 'zod';
import { groundNames, isReadableDye } from '../../domain/design/look.ts';
import { isPng, logoLimits } from '../../domain/design/logo.ts';
import type { Mill } from '../mill.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const placeholder = z.boolean().exactOptional();
const web = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
/** A line that a buyer in any country can dial. */
const phone = z.string().regex(/^\+[\d ]{7,24}$/, 'must begin with + and the country code');
const tel = z.string().regex(/^\+\d{7,15}$/, 'must be + and digits only');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');

const hours = z
  .strictObject({
    label: text(60),
    schema: text(60),
    days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is before opening' });

const contact = z
  .strictObject({ name: text(80), serves: text(120), phone, tel, placeholder })
  .refine((one) => one.phone.replaceAll(' ', '') === one.tel, {
    path: ['tel'],
    error: 'is not the number that is printed',
  });

export const millSchema: z.ZodType<Mill> = z.strictObject({
  name: text(60),
  shortName: text(24),
  subtitle: text(80),
  // Empty: the name itself is the mark.
  wordmark: z.string().trim().max(24),
  gloss: text(200),
  blurb: text(400),
  noScript: text(200),
  soldByTheMetre: text(200),
  timeZone: z.string().refine(isTimeZone, 'is no time zone, such as Asia/Kolkata'),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as en'),
  legal: z.strictObject({
    name: text(120),
    description: text(200),
    grievanceContact: text(80),
    placeholder,
  }),
  sales: z.strictObject({ email: z.email(), placeholder }),
  contacts: z.tuple([contact], contact).refine((all) => all.length <= 8, 'at most eight'),
  address: z.strictObject({
    street: text(120),
    city: text(60),
    region: text(60),
    postcode: text(16),
    country: text(60),
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two letters such as IN'),
    placeholder,
  }),
  hours: z.strictObject({ office: hours, calls: hours, placeholder }),
  whatsapp: z.strictObject({
    number: z.string().regex(/^\d{7,15}$/, 'must be the country code and digits only'),
    phone,
    base: web,
    greeting: text(300),
    customRequest: text(300),
    placeholder,
  }),
  look: z
    .strictObject({
      dye: z
        .string()
        .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #125a60')
        .refine(isReadableDye, 'cannot be read on the page, or looks like a fault'),
      ground: z.enum(groundNames),
      logo: z
        .strictObject({
          png: z
            .base64()
            .max(logoLimits.letters, 'is too large a picture')
            .refine(isPng, 'is no picture'),
          width: z.number().int().min(1).max(logoLimits.width),
          height: z.number().int().min(1).max(logoLimits.height),
        })
        .exactOptional(),
    })
    .exactOptional(),
  // A mill that is not there leaves it empty, and no page leads to it.
  linkedin: z.strictObject({ label: text(40), href: web.or(z.literal('')), placeholder }),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
