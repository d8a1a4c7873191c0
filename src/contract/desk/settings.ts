import * as z from 'zod/mini';
import { type Role, roles } from '../../domain/desk/roles.ts';
import type { ReplyTemplate } from './enquiry.ts';
import { personName, staffEmail, words } from './fields.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Has set up the authenticator. */
  readonly ready: boolean;
}

export interface HoursSetting {
  /** ISO weekdays, Monday is 1. */
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export interface DeskSettings {
  readonly office: HoursSetting;
  readonly calls: HoursSetting;
  /** `2026-11-15` */
  readonly holidays: readonly string[];
  readonly templates: readonly ReplyTemplate[];
}

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write times as 09:00.'));
const hours = z
  .object({
    days: z
      .array(z.number().check(z.int(), z.gte(1), z.lte(7)))
      .check(z.minLength(1, 'Choose at least one day.'), z.maxLength(7)),
    opens: time,
    closes: time,
  })
  .check(
    z.refine(({ opens, closes }) => opens < closes, { error: 'Closing comes after opening.' }),
  );

export const settingsSchema = z.object({
  office: hours,
  calls: hours,
  holidays: z
    .array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write days as 2026-01-26.')))
    // A year without a working day would make a promise that never runs out.
    .check(z.maxLength(200)),
  templates: z
    .array(z.object({ name: words(80, 1), subject: words(200, 1), body: words(6000, 1) }))
    .check(z.maxLength(40)),
});

const role = z.enum(Object.keys(roles) as [Role, ...Role[]]);
export const inviteSchema = z.object({ name: personName(), email: staffEmail(), role });
export const roleSchema = z.object({ role });
export const eraseSchema = z.object({ contact: words(254, 3), confirmed: z.boolean() });
