import * as z from 'zod/mini';
import { words } from './desk-fields.ts';
import { body, type BodySchemas, done, type Endpoints, json } from './endpoint.ts';

export interface ReplyTemplate {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
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

export const settingsSchema = z.object({
  office: hours,
  calls: hours,
  holidays: z
    .array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please write days like 2026-01-26.')))
    // A year without a working day would make a promise that is never due.
    .check(z.maxLength(200)),
  templates: z
    .array(z.object({ name: words(80, 1), subject: words(200, 1), body: words(6000, 1) }))
    .check(z.maxLength(40)),
});

export const settingsEndpoints = {
  settings: { method: 'GET', path: '/settings', access: 'look', answer: json<DeskSettings>() },
  saveSettings: {
    method: 'PUT',
    path: '/settings',
    access: 'manage',
    body: body<typeof settingsSchema>(),
    answer: done,
  },
} as const satisfies Endpoints;

export const settingsBodies: BodySchemas<typeof settingsEndpoints> = {
  saveSettings: settingsSchema,
};
