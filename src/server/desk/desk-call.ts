import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ReadContent } from '../../content/site-content.ts';
import type { SignInOutcome } from '../../domain/desk/sign-in-events.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Settings } from '../env.ts';
import { clientKey } from '../http/client-key.ts';
import { isHttps } from '../http/forwarded.ts';
import { isSameSite } from '../http/same-site.ts';
import type { LiveSettings } from '../going-live/missing-settings.ts';
import type { Log } from '../log.ts';
import type { Preview } from '../printing/preview.ts';

export interface DeskParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly readContent: ReadContent;
  readonly log: Log;
  readonly settings: Pick<Settings, 'siteUrl' | 'trustProxy' | 'mailFrom' | 'salesTo' | 'dataDir'> &
    LiveSettings;
  /** Called for everything that happens to an account. */
  readonly countSignIn?: (outcome: SignInOutcome) => void;
  /** A page with the drafts in it; without it there are no previews. */
  readonly preview?: Preview;
  /** Address of the stylesheet of the quote page. */
  readonly quotePageStyle?: string;
  /** Within which time the mill usually answers, measured; nothing where too little supports it. */
  readonly readUsualAnswer?: () => string | undefined;
}

export type DeskEnv = { Bindings: Partial<HttpBindings> };
export type DeskCall = Context<DeskEnv>;
export type DeskRoutes = Hono<DeskEnv>;

/** Who is calling, for limits. */
export function clientOf({ settings }: DeskParts, call: DeskCall): string {
  return clientKey({
    remoteAddress: call.env?.incoming?.socket.remoteAddress,
    forwardedFor: call.req.header('x-forwarded-for'),
    trustProxy: settings.trustProxy,
  });
}

/** Whether cookies may be kept from plain http. */
export function isSecure({ settings }: DeskParts, call: DeskCall): boolean {
  const host = call.req.header('host');
  return isHttps({ host, forwardedProto: call.req.header('x-forwarded-proto') }, settings);
}

/** Whether a page of ours made this call. */
export function isOwnPage(
  { settings }: DeskParts,
  call: DeskCall,
  { originRequired }: { readonly originRequired: boolean },
): boolean {
  return isSameSite({
    origin: call.req.header('origin'),
    fetchSite: call.req.header('sec-fetch-site'),
    host: call.req.header('host') ?? new URL(call.req.url).host,
    siteUrl: settings.siteUrl,
    originRequired,
  });
}
