import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { may } from '../../domain/desk/roles.ts';
import { addAuthRoutes } from '../auth/auth-routes.ts';
import { addJoinRoutes } from '../auth/join-routes.ts';
import { addSessionRoutes } from '../auth/session-routes.ts';
import { createStaffAuth } from '../auth/staff-auth.ts';
import { createThrottle } from '../auth/throttle.ts';
import { securityPair } from '../http/headers.ts';
import { describeError } from '../log.ts';
import { createChangeStreams } from './change-stream.ts';
import { watchChanges } from './changes.ts';
import { type DeskCall, type DeskEnv, type DeskParts, isSecure, refuse } from './desk-call.ts';
import { addInboxReading, addInboxWork } from './inbox-routes.ts';
import { isOwnOrigin } from './own-origin.ts';

export interface Desk {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void> | void;
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

  // Whatever is added below this line is behind the door.
  api.use(async (call, next) => {
    const found = await staff.find(call);
    if (!found?.ready) return refuse(call, 401, 'Please sign in.');
    call.set('person', found.person);
    return next();
  });
  api.get('/changes', () => streams.open());
  addInboxReading(api, parts);

  api.use(async (call, next) => {
    const allowed = call.req.method === 'GET' || may(call.get('person').role, 'work');
    return allowed ? next() : refuse(call, 403, 'Your role can look, but not change anything.');
  });
  addInboxWork(api, parts);

  app.route('/desk/api', api);
  app.notFound((call) => refuse(call, 404, 'There is nothing here.'));
  app.onError((error, call) => {
    const id = crypto.randomUUID();
    const away = parts.store.isUnavailable(error);
    parts.log.error('desk-failed', { id, path: call.req.path, ...describeError(error) });
    call.res = away
      ? refuse(call, 503, 'The database does not answer. Please try again.', { 'Retry-After': '5' })
      : refuse(call, 500, `Something went wrong. Number: ${id}`);
    protect(parts, call);
    return call.res;
  });
  return {
    fetch: (request) => app.fetch(request),
    answer: getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost' }),
    stop() {
      streams.stop();
      changes.stop();
    },
  };
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
