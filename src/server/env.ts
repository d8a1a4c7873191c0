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
  /** The mailbox in which buyers' answers arrive; without it nothing is read. */
  readonly mailIn?: MailInSettings;
  /** Where leads of IndiaMART come from; without it nobody is asked, and nothing is taken. */
  readonly indiamart?: IndiamartSettings;
  /** By the name of each source that may send leads, the key with which it signs them. */
  readonly leadKeys?: Readonly<Record<string, string>>;
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

export interface MailInSettings {
  readonly host: string;
  readonly port: number;
  /** False only for a server on this machine. */
  readonly secure: boolean;
  readonly user: string;
  readonly password?: string;
  readonly oauth?: OAuthSettings;
  /** The folder where mails arrive. */
  readonly inbox: string;
  /** The folder of sent mails, where the server does not say which it is. */
  readonly sent?: string;
  /** The name under which our own provider writes Authentication-Results. */
  readonly authserv?: string;
  /** What is taken of a mailbox that was never read before. */
  readonly from: 'now' | 'all';
  /** Whether answers to `sales+…@` arrive there. */
  readonly plus: boolean;
  /** PEM of a certificate to trust beside the usual ones. */
  readonly ca?: string;
}

export interface IndiamartSettings {
  readonly url: string;
  /** For the pull; without it only what they push is taken. */
  readonly key?: string;
  /** The last part of the address to which they push. */
  readonly pushToken?: string;
}

export interface OAuthSettings {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly refreshToken: string;
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

/**
 * What a process that prints needs of ours, and no setting or key. It takes its memory from few arenas,
 * or freed memory stays with it.
 */
export function childEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE, TZ } = process.env;
  return { PATH, NODE_COMPILE_CACHE, TZ, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };
}

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
  const mailIn = readMailIn(e);
  if (typeof mailIn === 'string') return { ok: false, faults: [mailIn] };
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
      ...(mailIn && { mailIn }),
      ...((e.INDIAMART_KEY || e.INDIAMART_PUSH_TOKEN) && {
        indiamart: {
          url: e.INDIAMART_URL,
          ...(e.INDIAMART_KEY && { key: e.INDIAMART_KEY }),
          ...(e.INDIAMART_PUSH_TOKEN && { pushToken: e.INDIAMART_PUSH_TOKEN }),
        },
      }),
      ...(e.LEAD_KEYS && { leadKeys: e.LEAD_KEYS }),
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
  MAIL_IN_URL: address(['imaps:', 'imap:'])
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'imaps:' || isLoopback(url?.hostname ?? '');
    }, 'must begin with imaps:// unless the server runs on this machine')
    .refine(
      (text) => URL.parse(text)?.username !== '',
      'must name the account: imaps://user:password@host',
    )
    .optional(),
  MAIL_IN_SENT: z.string().max(200).optional(),
  MAIL_IN_FROM: z.enum(['now', 'all'], 'must be now or all').default('now'),
  MAIL_IN_PLUS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  MAIL_IN_AUTHSERV: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a name like mx.google.com')
    .optional(),
  MAIL_IN_OAUTH_TOKEN_URL: address(['https:', 'http:']).optional(),
  MAIL_IN_OAUTH_CLIENT_ID: z.string().optional(),
  MAIL_IN_OAUTH_CLIENT_SECRET: z.string().optional(),
  MAIL_IN_OAUTH_REFRESH_TOKEN: z.string().optional(),
  INDIAMART_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,400}$/, 'must be the key as IndiaMART gave it, without spaces')
    .optional(),
  INDIAMART_URL: address(['https:', 'http:'])
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' || isLoopback(url?.hostname ?? '');
    }, 'must begin with https://')
    .default('https://mapi.indiamart.com/wservce/crm/crmListing/v2/'),
  INDIAMART_PUSH_TOKEN: z
    .string()
    .regex(/^[\w-]{24,200}$/, 'must have at least 24 letters and digits')
    .optional(),
  LEAD_KEYS: z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.trim().split(':')))
    .refine(
      (pairs) =>
        pairs.every(
          ([name = '', key = '', ...more]) =>
            /^[a-z][a-z0-9-]{1,30}$/.test(name) && /^[\w-]{32,200}$/.test(key) && more.length === 0,
        ),
      'must be pairs like tradeindia:key, separated by commas; a key has at least 32 letters and digits',
    )
    .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>)
    .optional(),
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

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/** A text is the fault. It names no part of the address: that holds the password. */
function readMailIn(e: z.output<typeof schema>): MailInSettings | string | undefined {
  const url = e.MAIL_IN_URL === undefined ? undefined : new URL(e.MAIL_IN_URL);
  if (!url) return undefined;
  const secure = url.protocol === 'imaps:';
  const { MAIL_IN_OAUTH_TOKEN_URL: tokenUrl, MAIL_IN_OAUTH_CLIENT_ID: clientId } = e;
  const { MAIL_IN_OAUTH_REFRESH_TOKEN: refreshToken, MAIL_IN_OAUTH_CLIENT_SECRET: secret } = e;
  if ((url.password === '') !== Boolean(tokenUrl && clientId && refreshToken)) {
    return 'MAIL_IN_URL: needs a password, or else MAIL_IN_OAUTH_TOKEN_URL, MAIL_IN_OAUTH_CLIENT_ID and MAIL_IN_OAUTH_REFRESH_TOKEN';
  }
  if (tokenUrl && !tokenUrl.startsWith('https:') && !isLoopback(new URL(tokenUrl).hostname)) {
    return 'MAIL_IN_OAUTH_TOKEN_URL: must begin with https://';
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 993 : 143) : Number(url.port),
    secure,
    user: decodeURIComponent(url.username),
    inbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    from: e.MAIL_IN_FROM,
    plus: e.MAIL_IN_PLUS === 'on',
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    ...(tokenUrl &&
      clientId &&
      refreshToken && {
        oauth: { tokenUrl, clientId, refreshToken, ...(secret && { clientSecret: secret }) },
      }),
    ...(e.MAIL_IN_SENT && { sent: e.MAIL_IN_SENT }),
    ...(e.MAIL_IN_AUTHSERV && { authserv: e.MAIL_IN_AUTHSERV }),
  };
}

/** For the test that finds a setting without an explanation in `.env.example`. */
export const settingNames: readonly string[] = Object.keys(schema.shape);
