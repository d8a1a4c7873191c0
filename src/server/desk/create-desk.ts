import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono, type MiddlewareHandler } from 'hono';
import { may, type Permission } from '../../domain/desk/roles.ts';
import { addAuthRoutes } from './sign-in/auth-routes.ts';
import { addJoinRoutes } from './sign-in/join-routes.ts';
import { addSessionRoutes } from './sign-in/session-routes.ts';
import { Crowded } from './sign-in/password.ts';
import { createStaffAuth } from './sign-in/staff-auth.ts';
import { createThrottle } from './sign-in/throttle.ts';
import { loggedPath } from '../http/request-context.ts';
import { securityPair } from '../http/headers.ts';
import { describeError } from '../log.ts';
import { createChangeStreams } from './change-stream.ts';
import { watchChanges } from './changes.ts';
import {
  type DeskCall,
  type DeskEnv,
  type DeskParts,
  type DeskRoutes,
  isSecure,
  refuse,
} from './desk-call.ts';
import { addErasing } from './records/erase-routes.ts';
import { addAgendaFeed, addAgendaReading } from './calls/agenda-routes.ts';
import { addInboxReading, addInboxWork } from './inbox/inbox-routes.ts';
import { addOfferRoutes } from './quotes/quote-page-routes.ts';
import { addOrderManaging, addOrderReading, addOrderWork } from './records/records-routes.ts';
import { isOwnOrigin } from './own-origin.ts';
import { addPeopleManaging, addPeopleReading } from './people-routes.ts';
import { addQuoteReading, addQuoteWork } from './quotes/quote-routes.ts';
import { addSampleReading, addSampleWork } from './samples/sample-routes.ts';
import { addSettingsManaging, addSettingsReading } from './settings-routes.ts';

export interface Desk {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void> | void;
  /** Browsers that listen for changes. */
  streams(): number;
  stop(): void;
}

/** The desk's side of the server: who may come in, and what they find. */
export function createDesk(parts: DeskParts): Desk {
  const staff = createStaffAuth(parts);
  const changes = watchChanges(parts.store);
  const streams = createChangeStreams(changes);
  const app = new Hono<DeskEnv>();

  app.use(async (call, next) => {
    await next();
    protect(parts, call);
  });
  const api = new Hono<DeskEnv>();
  api.use(async (call, next) => {
    if (call.req.method !== 'GET' && call.req.method !== 'HEAD' && !isOurs(parts, call)) {
      return refuse(call, 403, 'This request came from another site.');
    }
    return next();
  });
  addAuthRoutes(api, parts, staff, createThrottle());
  addJoinRoutes(api, parts, staff);
  addSessionRoutes(api, parts, staff);
  addAgendaFeed(api, parts);

  // Whatever is added below this line is behind the door.
  api.use(async (call, next) => {
    const found = await staff.find(call);
    if (!found?.ready) return refuse(call, 401, 'Please sign in.');
    call.set('person', found.person);
    return next();
  });
  api.get('/changes', () => streams.open());
  for (const add of reading) add(api, parts);
  api.use(onlyWho('work', 'Your role can look, but not change anything.'));
  for (const add of working) add(api, parts);
  api.use(onlyWho('manage', 'Only an owner can do this.'));
  for (const add of managing) add(api, parts);

  addOfferRoutes(app, parts);
  app.route('/desk/api', api);
  app.notFound((call) => refuse(call, 404, 'There is nothing here.'));
  app.onError((error, call) => {
    if (error instanceof Crowded) {
      call.res = refuse(call, 503, 'Many are signing in. Please try again.', {
        'Retry-After': '2',
      });
      protect(parts, call);
      return call.res;
    }
    const id = crypto.randomUUID();
    const away = parts.store.isUnavailable(error);
    const path = loggedPath({ url: call.req.path });
    parts.log.error('desk-failed', { id, path, ...describeError(error) });
    call.res = away
      ? refuse(call, 503, 'The database does not answer. Please try again.', { 'Retry-After': '5' })
      : refuse(call, 500, `Something went wrong. Number: ${id}`);
    protect(parts, call);
    return call.res;
  });
  return {
    fetch: (request) => app.fetch(request),
    answer: getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost' }),
    streams: streams.count,
    stop() {
      streams.stop();
      changes.stop();
    },
  };
}

type AddRoutes = (routes: DeskRoutes, parts: DeskParts) => void;
const reading: readonly AddRoutes[] = [
  addInboxReading,
  addPeopleReading,
  addAgendaReading,
  addSampleReading,
  addQuoteReading,
  addOrderReading,
  addSettingsReading,
];
const working: readonly AddRoutes[] = [addInboxWork, addSampleWork, addQuoteWork, addOrderWork];
const managing: readonly AddRoutes[] = [
  addPeopleManaging,
  addSettingsManaging,
  addOrderManaging,
  addErasing,
];

/** For everything that is added after it. */
function onlyWho(permission: Permission, otherwise: string): MiddlewareHandler<DeskEnv> {
  return async (call, next) =>
    may(call.get('person').role, permission) ? next() : refuse(call, 403, otherwise);
}

const safety = securityPair();

function protect(parts: DeskParts, call: DeskCall): void {
  const list = safety[isSecure(parts, call) ? 1 : 0];
  for (let i = 0; i < list.length; i += 2) call.res.headers.set(list[i]!, list[i + 1]!);
  if (!call.res.headers.has('Cache-Control')) call.res.headers.set('Cache-Control', 'no-store');
  call.res.headers.set('Referrer-Policy', 'no-referrer');
  call.res.headers.set('X-Robots-Tag', 'noindex');
}

function isOurs({ settings }: DeskParts, call: DeskCall): boolean {
  return isOwnOrigin({
    origin: call.req.header('origin'),
    fetchSite: call.req.header('sec-fetch-site'),
    host: call.req.header('host') ?? new URL(call.req.url).host,
    siteUrl: settings.siteUrl,
  });
}
