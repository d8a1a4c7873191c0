import * as z from 'zod/mini';
import { passwordRule } from '../../domain/desk/password-rule.ts';
import { currencies } from '../../domain/desk/quote-total.ts';
import { type Role, roles } from '../../domain/desk/roles.ts';
import { type SampleStep, sampleStepNames } from '../../domain/desk/sample-steps.ts';
import {
  enquiryStatus,
  identifier,
  personName,
  recordBody,
  staffEmail,
  words,
} from './desk-fields.ts';
import { fabricBodySchemas } from './fabric-body-schemas.ts';
import { firstHourBodySchemas } from './first-hour-body-schemas.ts';
import { offerSchema, roomBodySchemas } from './room-body-schemas.ts';

const newPassword = z
  .string()
  .check(
    z.minLength(passwordRule.least, `Use at least ${passwordRule.least} characters.`),
    z.maxLength(passwordRule.most, `Use at most ${passwordRule.most} characters.`),
  );
const password = z.string().check(z.maxLength(passwordRule.most));
const token = z
  .string()
  .check(z.regex(/^[\w-]{20,60}$/, 'This link is incomplete. Please copy all of it.'));

const role = z.enum(Object.keys(roles) as [Role, ...Role[]]);

const quoteLine = z.object({
  fabric: words(160, 1),
  shade: words(80),
  metres: z.number().check(z.gte(0.1), z.lte(1_000_000)),
  price: z.number().check(z.int(), z.gte(0), z.lte(100_000_000)),
});

const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please write times like 09:00.'));
const hours = z
  .object({
    days: z
      .array(z.number().check(z.int(), z.gte(1), z.lte(7)))
      .check(z.minLength(1, 'Please choose at least one day.'), z.maxLength(7)),
    opens: time,
    closes: time,
  })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: 'The closing time must be after the opening time.',
    }),
  );

/** A kind or key of a record; whether there is one of this name is judged where it is used. */
const recordWord = words(120, 1);
const parent = z.nullable(identifier());
const note = z.optional(words(400));
/** Exactly the states that the person has seen. */
const chosenDrafts = z
  .array(z.object({ kind: recordWord, key: recordWord, revision: identifier() }))
  .check(z.minLength(1, 'Please choose what to publish.'), z.maxLength(500));
const moment = z.number().check(z.int(), z.gte(0), z.lte(8.64e15));

/**
 * The body of each endpoint, under the endpoint's key. The table imports the types alone: the browser
 * does not check bodies, and zod would add 9 KB to what it loads.
 */
export const bodySchemas = {
  signIn: z.object({ email: staffEmail(), password }),
  sendCode: z.object({
    code: z.string().check(z.trim(), z.maxLength(20)),
    kind: z.enum(['totp', 'recovery']),
  }),
  setUpAuthenticator: z.object({ password }),
  confirmAuthenticator: z.object({
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits.')),
  }),
  invitation: z.object({ token }),
  cameraErrand: z.object({
    token: z
      .string()
      .check(
        z.regex(
          /^[\w.-]{40,400}$/,
          'This code is incomplete. Please point the camera at it again.',
        ),
      ),
  }),
  join: z.object({ token, name: personName(), email: staffEmail(), password: newPassword }),
  renewRecoveryCodes: z.object({ password }),
  confirmIdentity: z.object({
    kind: z.enum(['password', 'totp']),
    proof: z.string().check(z.maxLength(passwordRule.most)),
  }),
  changePassword: z.object({ current: password, password: newPassword }),

  changeMany: z.object({
    ids: z.array(identifier()).check(z.minLength(1), z.maxLength(200)),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('move'), to: enquiryStatus() }),
      z.object({ kind: z.literal('assign'), owner: z.nullable(identifier()) }),
      z.object({ kind: z.literal('open') }),
      z.object({ kind: z.literal('rescue') }),
    ]),
  }),
  moveEnquiry: z.object({ to: enquiryStatus() }),
  assignEnquiry: z.object({ owner: z.nullable(identifier()) }),
  planNextAction: z.object({
    text: words(200),
    at: z.nullable(moment),
  }),
  addNote: z.object({
    body: words(4000, 1),
    /** What was said on the telephone or on WhatsApp; without it a note for colleagues. */
    heard: z.optional(
      z.object({ by: z.enum(['buyer', 'mill']), way: z.enum(['whatsapp', 'phone']) }),
    ),
  }),
  placeMail: z.object({ reference: words(40, 1) }),
  putTogether: z.object({ reference: words(40, 1) }),
  reply: z.object({
    subject: words(200, 1),
    body: words(10_000, 1),
    /** Photographs that were added for it. */
    photos: z.optional(z.array(identifier()).check(z.maxLength(8))),
  }),

  requestSample: z.object({
    fabrics: words(1000, 1),
    recipient: words(160, 1),
    address: words(600, 1),
  }),
  changeSample: z.object({
    step: z.optional(z.enum(sampleStepNames as [SampleStep, ...SampleStep[]])),
    courier: z.optional(words(80)),
    tracking: z.optional(words(80)),
    feedback: z.optional(words(2000)),
  }),

  sendQuote: z.object({
    buyer: words(160, 1),
    company: words(160),
    currency: z.enum(currencies),
    lines: z
      .array(quoteLine)
      .check(z.minLength(1, 'A quote needs at least one line.'), z.maxLength(40)),
    validUntil: z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day.'),
      z.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), {
        error: 'Please choose a day.',
      }),
    ),
    terms: words(4000),
    /** A price that follows the metres; then `lines` says the metres that were asked for. */
    offer: z.optional(offerSchema),
  }),

  erase: z.object({ contact: words(254, 3), confirmed: z.boolean() }),

  invite: z.object({ name: personName(), email: staffEmail(), role }),
  changeRole: z.object({ role }),

  saveSettings: z.object({
    office: hours,
    calls: hours,
    holidays: z
      .array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please write days like 2026-01-26.')))
      // A year without a working day would make a promise that is never due.
      .check(z.maxLength(200)),
    templates: z
      .array(z.object({ name: words(80, 1), subject: words(200, 1), body: words(6000, 1) }))
      .check(z.maxLength(40)),
  }),

  saveContent: z.object({ parent, body: recordBody(), note, merge: z.optional(z.boolean()) }),
  takeOutContent: z.object({ parent, note }),
  bringBackContent: z.object({ parent, revision: z.nullable(identifier()), note }),
  discardContent: z.object({ revision: identifier() }),
  placeContent: z.object({ after: z.nullable(recordWord) }),
  publishContent: z.object({ changes: chosenDrafts, note }),
  planPublication: z.object({ changes: chosenDrafts, at: moment, note }),
  changePlan: z.object({ changes: z.optional(chosenDrafts), at: moment, note }),
  undoPublication: z.object({ note }),

  ...fabricBodySchemas,
  ...firstHourBodySchemas,
  ...roomBodySchemas,
  settleClaims: z.object({ value: words(40, 1) }),
};
