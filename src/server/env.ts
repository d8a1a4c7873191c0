import * as z from 'zod';
import { isMailAddress } from '../domain/enquiry/mail-address.ts';
import { databaseProtection } from './database-url.ts';

/** Everything an owner can set. All of it is optional; `.env.example` explains each one. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Without it the key is a file in DATA_DIR. */
  readonly secretKey?: string;
  /** Keys that were in use before, newest first; `lost` where one is gone. */
  readonly previousSecretKeys?: readonly string[];
  readonly smtpUrl?: string;
  /** Without these two it is the mill's own address at the moment of sending (mail/mail-addresses.ts). */
  readonly mailFrom?: string;
  readonly salesTo?: string;
  /** To all addresses together, because anybody can enter somebody else's. */
  readonly catalogueMailsADay: number;
  /** How many proxies in front of us write X-Forwarded-For; 0 ignores that header. */
  readonly trustProxy: number;
  /** How long an enquiry that led to no order is kept after the last contact. */
  readonly retentionMonths: number;
  /** How many financial years an enquiry that led to an order is kept after the year of the last contact. */
  readonly retentionOrdersYears: number;
  readonly ai: AiSettings;
  /** Told after each publication which addresses changed, so that a shared cache forgets them. */
  readonly purgeUrl?: string;
  readonly purgeToken?: string;
  /** Opens /metrics to requests that carry it; without it nobody may read them. */
  readonly metricsToken?: string;
  /** What knitting the pictures of a fabric may take, in megabytes; 0 leaves it to other instances. */
  readonly knitMemoryMb: number;
  readonly analyticsId?: string;
  readonly adsId?: string;
}

export interface AiSettings {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly model?: string;
  /** Tokens a day; beyond them the built-in guide answers alone. */
  readonly dailyTokens: number;
}

type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  /** One line a fault, each beginning with the name of the setting. */
  | { readonly ok: false; readonly faults: readonly string[] };

export function readSettings(
  env: Readonly<Record<string, string | undefined>> = process.env,
): SettingsResult {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { ok: false, faults };
  }
  const e = parsed.data;
  return {
    ok: true,
    settings: {
      port: e.PORT,
      host: e.HOST,
      siteUrl: e.SITE_URL,
      dataDir: e.DATA_DIR,
      catalogueMailsADay: e.CATALOGUE_MAILS_A_DAY,
      trustProxy: e.TRUST_PROXY,
      retentionMonths: e.RETENTION_MONTHS,
      retentionOrdersYears: e.RETENTION_ORDERS_YEARS,
      knitMemoryMb: e.KNIT_MEMORY_MB,
      ai: {
        dailyTokens: e.AI_DAILY_TOKENS,
        ...(e.AI_BASE_URL && { baseUrl: e.AI_BASE_URL }),
        ...(e.AI_API_KEY && { apiKey: e.AI_API_KEY }),
        ...(e.AI_MODEL && { model: e.AI_MODEL }),
      },
      ...(e.DATABASE_URL && { databaseUrl: e.DATABASE_URL }),
      ...(e.SECRET_KEY && { secretKey: e.SECRET_KEY }),
      ...(e.SECRET_KEY_PREVIOUS && { previousSecretKeys: e.SECRET_KEY_PREVIOUS }),
      ...(e.SMTP_URL && { smtpUrl: e.SMTP_URL }),
      ...(e.PURGE_URL && { purgeUrl: e.PURGE_URL }),
      ...(e.PURGE_TOKEN && { purgeToken: e.PURGE_TOKEN }),
      ...(e.MAIL_FROM && { mailFrom: e.MAIL_FROM }),
      ...(e.SALES_TO && { salesTo: e.SALES_TO }),
      ...(e.METRICS_TOKEN && { metricsToken: e.METRICS_TOKEN }),
      ...(e.ANALYTICS_ID && { analyticsId: e.ANALYTICS_ID }),
      ...(e.ADS_ID && { adsId: e.ADS_ID }),
    },
  };
}

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`);

const address = (protocols: readonly string[]) =>
  z.string().refine(
    (text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    },
    {
      error: `must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      abort: true,
    },
  );

const isSecretKey = (text: string) =>
  text.length >= 43 && text.length <= 200 && /^[\w-]+$/.test(text);
const secretKeyRule =
  'must be at least 32 random bytes as base64url or hex (43 to 200 letters and digits)';

const mailbox = () => z.string().refine(isMailAddress, 'must be one plain e-mail address');

const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: address(['http:', 'https:'])
    .refine((text) => {
      const url = URL.parse(text);
      return url === null || (url.pathname === '/' && url.search === '' && url.hash === '');
    }, 'must be an origin, without a path')
    .transform((text) => URL.parse(text)?.origin ?? text)
    .default('https://taana.example'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'])
    .refine(
      (text) => databaseProtection(text) !== 'unknown',
      'names another machine, so it must end in ?sslmode=verify-full, or in ?sslmode=disable to send everything unencrypted',
    )
    .optional(),
  SECRET_KEY: z.string().refine(isSecretKey, secretKeyRule).optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => key === 'lost' || isSecretKey(key)),
      'must be keys that were in use before, separated by commas, or the word lost',
    )
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: mailbox().optional(),
  SALES_TO: mailbox().optional(),
  CATALOGUE_MAILS_A_DAY: wholeNumber(0, 1_000_000).default(500),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RETENTION_MONTHS: wholeNumber(1, 120).default(24),
  RETENTION_ORDERS_YEARS: wholeNumber(1, 50).default(8),
  KNIT_MEMORY_MB: wholeNumber(0, 65_536)
    .refine((n) => n === 0 || n >= 500, 'must be 0, or 500 at least')
    .default(1500),
  AI_BASE_URL: address(['http:', 'https:']).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000).default(500_000),
  PURGE_URL: address(['http:', 'https:']).optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'may hold no spaces')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, 'may hold letters, digits and hyphens only')
    .optional(),
  ADS_ID: z
    .string()
    .regex(/^[\w/-]+$/, 'may hold letters, digits, hyphens and slashes only')
    .optional(),
});

/** For the test that finds a setting without an explanation in `.env.example`. */
export const settingNames: readonly string[] = Object.keys(schema.shape);
