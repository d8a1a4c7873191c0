import type { bodySchemas } from '../body-schemas.ts';
import { body, done, type Endpoints, json } from '../endpoint.ts';

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

export const settingsEndpoints = {
  settings: { method: 'GET', path: '/settings', access: 'look', answer: json<DeskSettings>() },
  saveSettings: {
    method: 'PUT',
    path: '/settings',
    access: 'manage',
    body: body<typeof bodySchemas.saveSettings>(),
    answer: done,
  },
} as const satisfies Endpoints;
