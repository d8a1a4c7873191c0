import type { Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ReadContent, SiteContent } from '../../content/site-content.ts';
import { createGuide } from '../assistant/guide/create-guide.ts';
import { openAssistant } from '../assistant/open-assistant.ts';
import type { Patience } from '../assistant/with-fallback.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { LazyDesk } from '../desk/open-desk.ts';
import type { Images } from '../images/images.ts';
import type { AiSettings, Settings } from '../env.ts';
import type { Log } from '../log.ts';
import { openLooks } from '../look/looks.ts';
import { type Metrics, createMetrics } from '../metrics/metrics.ts';
import type { PublicationReading } from '../metrics/exposition.ts';
import { createPrintMetrics } from '../metrics/print-metrics.ts';
import type { Site } from '../pages/load-site.ts';
import { createArrivals, styleAt } from '../pages/arrivals.ts';
import { createPageVariants } from '../pages/page-variants.ts';
import { readPrintedPictures } from '../pages/printed-pictures.ts';
import { createApi } from './api.ts';
import {
  type Limits,
  chatLimits,
  createClientLimit,
  leadLimits,
  mcpLimits,
  postLimits,
  renderLimits,
} from '../http/client-limit.ts';
import { type ServerLimits, createHttpServer, serverLimits } from '../http/create-server.ts';
import { drain } from '../http/drain.ts';
import { createListener } from './listener.ts';
import { createServedCount } from '../http/served-count.ts';
import { createShowForm } from './show-form.ts';

export interface ServeParts extends Pick<Settings, 'indiamart' | 'leadKeys'> {
  readonly site: Site;
  readonly store: Store;
  /** Pictures at other sizes; a test without pictures leaves them out. */
  readonly images?: Images;
  /** Where the mill's people work; a test of the public site leaves it out. */
  readonly desk?: LazyDesk;
  readonly readContent: ReadContent;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly catalogueMailsADay?: number;
  /** What is shown of what was published; a test of the shipped pages leaves it out. */
  readonly readPublication?: () => PublicationReading;
  /** Counts also what other rooms do; a test of pages leaves it to us. */
  readonly metrics?: Metrics;
  readonly metricsToken?: string;
  /** Without it the built-in guide answers alone. */
  readonly ai?: AiSettings;
  readonly limits?: {
    readonly posts?: Limits;
    readonly chats?: Limits;
    readonly tools?: Limits;
    readonly assistant?: Patience;
    readonly server?: Partial<ServerLimits>;
    readonly body?: { readonly bytes: number; readonly ms: number };
  };
}

export interface Serving {
  readonly server: Server;
  /** Makes the tables of a content, in slices, before it becomes public. */
  prepare(content: SiteContent): Promise<void>;
  /** Refuses what is new, finishes what is open. */
  stop(deadlineMs: number): Promise<void>;
}

/** Puts pages and functions behind one server; the caller listens where it wants. */
export function serve(parts: ServeParts): Serving {
  const { site, store, readContent, clock, log, siteUrl, trustProxy, limits = {} } = parts;
  const { metrics = createMetrics() } = parts;
  let draining = false;
  const isDraining = () => draining;
  const open = new Set<ServerResponse>();
  const served = createServedCount(log);

  const renderLimit = createClientLimit(renderLimits);
  const guide = createGuide(readContent);
  const assistant = openAssistant({
    ai: parts.ai ?? { dailyTokens: 0 },
    guide,
    readContent,
    store,
    clock,
    log,
    count: (engine) => metrics.answers.add({ engine }),
    ...(limits.assistant && { patience: limits.assistant }),
  });
  const api = createApi({
    store,
    readContent,
    clock,
    log,
    siteUrl,
    trustProxy,
    ...(parts.catalogueMailsADay !== undefined && {
      catalogueMailsADay: parts.catalogueMailsADay,
    }),
    isDraining,
    isOpen: () => site.pages.isOpen,
    metrics,
    renderLimit,
    postLimit: createClientLimit(limits.posts ?? postLimits),
    chatLimit: createClientLimit(limits.chats ?? chatLimits),
    leadLimit: createClientLimit(leadLimits),
    ...(parts.indiamart && { indiamart: parts.indiamart }),
    ...(parts.leadKeys && { leadKeys: parts.leadKeys }),
    mcpLimit: createClientLimit(limits.tools ?? mcpLimits),
    mcp: {
      readContent,
      siteUrl,
      store,
      clock,
      log,
      pictures: readPrintedPictures(site.pages),
      count: (tool, outcome) => metrics.toolCalls.add({ tool, outcome }),
    },
    assistant,
    showForm: createShowForm({
      render: site.pages.render,
      isOpen: () => site.pages.isOpen,
      siteUrl,
      clock,
    }),
    ...(limits.body && { bodyLimits: limits.body }),
  });
  const listener = createListener({
    site,
    ...(parts.images && { images: parts.images }),
    ...(parts.desk && { desk: parts.desk }),
    looks: openLooks({ readContent, store }),
    variants: createPageVariants({ pages: site.pages, siteUrl, clock, ask: guide.ask }),
    arrivals: createArrivals((path) => styleAt(site.pages.responses, path)),
    api: getRequestListener(api.fetch, { overrideGlobalObjects: false, hostname: 'localhost' }),
    renderLimit,
    siteUrl,
    trustProxy,
    served,
    metrics,
    printMetrics: (context) => printMetrics(context),
    ...(parts.metricsToken && { metricsToken: parts.metricsToken }),
    log,
    isDraining,
    open,
  });
  const server = createHttpServer(listener, { ...serverLimits, ...limits.server });
  server.on('clientError', () => metrics.requests.add({ kind: 'unreadable', status: '4xx' }));
  // After the first pages: a server that was restarted is waited for.
  server.once('listening', () => setTimeout(() => void guide.rehearse(), 1_000).unref());
  const printMetrics = createPrintMetrics({ ...parts, metrics, served, server });
  return {
    server,
    prepare: assistant.prepare,
    async stop(deadlineMs) {
      draining = true;
      parts.desk?.stop();
      for (const res of open) if (!res.headersSent) res.shouldKeepAlive = false;
      await drain(server, deadlineMs);
      served.stop();
    },
  };
}
