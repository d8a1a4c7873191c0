import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { deskApi, previewPath } from '../../contract/desk/desk-paths.ts';
import type { endpoints } from '../../contract/desk/endpoints.ts';
import { loggedPath } from '../http/request-context.ts';
import { securityPair } from '../http/headers.ts';
import { openPhotoIntake } from '../media/take-in-photo.ts';
import { describeError } from '../log.ts';
import { buyerHandlers } from './buyers/buyer-handlers.ts';
import { addEndpoints, sendRefusal } from './answer-endpoints.ts';
import { agendaHandlers } from './calls/agenda-handlers.ts';
import { type ChangeStreams, createChangeStreams } from './changes/change-stream.ts';
import { watchChanges } from './changes/watch-changes.ts';
import { type DeskCall, type DeskEnv, type DeskParts, isOwnPage, isSecure } from './desk-call.ts';
import { cameraHandlers } from './cloth/camera-handlers.ts';
import { clothHandlers } from './cloth/cloth-handlers.ts';
import { createDeskRequests } from './desk-requests.ts';
import { type Handlers, Refusal } from './endpoint-handler.ts';
import { enquiryHandlers } from './inbox/enquiry-handlers.ts';
import { fabricHandlers } from './fabrics/fabric-handlers.ts';
import { firstHourHandlers } from './first-hour/first-hour-handlers.ts';
import { inboxHandlers } from './inbox/inbox-handlers.ts';
import { knitHandlers } from './knitting/knit-handlers.ts';
import { pictureHandlers } from './media/picture-handlers.ts';
import { addPreview } from './preview/preview-page.ts';
import { millHandlers } from './mill/mill-handlers.ts';
import { contentHandlers } from './publishing/content-handlers.ts';
import { journalHandlers } from './publishing/journal-handlers.ts';
import { planHandlers } from './publishing/plan-handlers.ts';
import { publicationHandlers } from './publishing/publication-handlers.ts';
import { quoteHandlers } from './quotes/quote-handlers.ts';
import { addQuotePage } from './quotes/quote-page-routes.ts';
import { roomHandlers } from './room/room-handlers.ts';
import { addRoom } from './room/room-routes.ts';
import { recordsHandlers } from './records/records-handlers.ts';
import { sampleHandlers } from './samples/sample-handlers.ts';
import { peopleHandlers } from './settings/people-handlers.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { authenticatorHandlers } from './sign-in/authenticator-handlers.ts';
import { createGuessHearer } from './sign-in/hear-guess.ts';
import { identityHandlers } from './sign-in/identity-handlers.ts';
import { joinHandlers } from './sign-in/join-handlers.ts';
import { Crowded } from './sign-in/password.ts';
import { sessionHandlers } from './sign-in/session-handlers.ts';
import { signInHandlers } from './sign-in/sign-in-handlers.ts';
import { mailHandlers } from './threads/mail-handlers.ts';
import { createStaffAuth, type StaffAuth } from './sign-in/staff-auth.ts';

export interface Desk {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void> | void;
  /** Browsers that listen for changes. */
  streams(): number;
  stop(): void;
}

/** The server's side of the desk: its API and the pages a buyer is sent. */
export function createDesk(given: DeskParts): Desk {
  const requests = createDeskRequests(given.store, given.clock);
  const parts: DeskParts = { ...given, store: requests.store };
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
    const isRead = call.req.method === 'GET' || call.req.method === 'HEAD';
    if (isRead || isOwnPage(parts, call, { originRequired: true })) return next();
    return sendRefusal(call, new Refusal('cross-site'));
  });
  addEndpoints(api, staff, createHandlers(parts, staff, streams), requests.runOnce);

  addQuotePage(app, parts);
  addRoom(app, parts);
  addPreview(app, parts, staff);
  app.route(deskApi, api);
  app.notFound((call) => sendRefusal(call, new Refusal('unknown-address')));
  app.onError((error, call) => {
    call.res = sendRefusal(call, explain(parts, error, call));
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

/** Every endpoint has its handler here: one that is missing, or one too many, does not compile. */
function createHandlers(
  parts: DeskParts,
  staff: StaffAuth,
  streams: ChangeStreams,
): Handlers<typeof endpoints> {
  const guesses = createGuessHearer(parts);
  // One for the desk and the telephones: photographs are read one at a time.
  const intake = openPhotoIntake({ store: parts.store, dataDir: parts.settings.dataDir });
  return {
    ...signInHandlers(parts, staff, guesses),
    ...authenticatorHandlers(parts, staff, guesses),
    ...identityHandlers(parts, staff, guesses),
    ...joinHandlers(parts),
    ...sessionHandlers(parts, staff),
    ...inboxHandlers(parts, streams),
    ...enquiryHandlers(parts),
    ...buyerHandlers(parts),
    ...mailHandlers(parts),
    ...sampleHandlers(parts),
    ...quoteHandlers(parts),
    ...roomHandlers(parts),
    ...agendaHandlers(parts),
    ...recordsHandlers(parts),
    ...peopleHandlers(parts),
    ...settingsHandlers(parts),
    ...contentHandlers(parts),
    ...publicationHandlers(parts),
    ...planHandlers(parts),
    ...journalHandlers(parts),
    ...pictureHandlers(parts, intake),
    ...clothHandlers(parts),
    ...cameraHandlers(parts, intake),
    ...millHandlers(parts),
    ...knitHandlers(parts),
    ...firstHourHandlers(parts),
    ...fabricHandlers(parts),
  };
}

function explain({ store, log }: DeskParts, error: unknown, call: DeskCall): Refusal {
  if (error instanceof Crowded) return new Refusal('busy-signing-in', { retryAfter: 2 });
  const id = crypto.randomUUID();
  const path = loggedPath({ url: call.req.path });
  log.error('desk-failed', { id, path, ...describeError(error) });
  return store.isUnavailable(error)
    ? new Refusal('unavailable', { retryAfter: 5 })
    : new Refusal('unexpected', { error: `Something went wrong. Error number: ${id}` });
}

const safety = securityPair();
/** The desk shows a preview in a frame. */
const previewSafety = securityPair({ framedHere: true });

function protect(parts: DeskParts, call: DeskCall): void {
  const { path } = call.req;
  // Of the home page it has no slash at its end.
  const isPreview = path === previewPath || path.startsWith(`${previewPath}/`);
  const list = (isPreview ? previewSafety : safety)[isSecure(parts, call) ? 1 : 0];
  for (let i = 0; i < list.length; i += 2) call.res.headers.set(list[i]!, list[i + 1]!);
  // What a stranger sent must not run here, even where a browser opens it instead of saving it.
  if (call.res.headers.get('Content-Type') === 'application/octet-stream') {
    call.res.headers.set('Content-Security-Policy', "sandbox; default-src 'none'");
  }
  // A photograph that is opened by itself is laid out by the browser's own styles.
  if (call.res.headers.get('Content-Type') === 'image/jpeg') {
    const policy = "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";
    call.res.headers.set('Content-Security-Policy', policy);
  }
  if (!call.res.headers.has('Cache-Control')) call.res.headers.set('Cache-Control', 'no-store');
  call.res.headers.set('Referrer-Policy', 'no-referrer');
  call.res.headers.set('X-Robots-Tag', 'noindex');
}
