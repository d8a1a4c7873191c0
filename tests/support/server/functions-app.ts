import { shippedContent } from '../../../src/content/shipped-content.ts';
import { createGuide } from '../../../src/server/assistant/guide/create-guide.ts';
import { openAssistant } from '../../../src/server/assistant/open-assistant.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Store } from '../../../src/server/db/store.ts';
import { type ApiParts, createApi } from '../../../src/server/app/api.ts';
import {
  type ClientLimit,
  createClientLimit,
  postLimits,
} from '../../../src/server/http/client-limit.ts';
import { createShowForm } from '../../../src/server/app/show-form.ts';
import { createLog } from '../../../src/server/log.ts';

const readContent = () => shippedContent;
const siteUrl = 'https://taana.example';

export interface App {
  post(path: string, init: RequestInit): Promise<Response>;
  /** Everything that was logged as an error. */
  readonly errors: string[];
}

/** The server functions without a socket, fast enough for tests that send thousands of requests. */
export function createApp(
  store: Store,
  given: Partial<Pick<ApiParts, 'clock' | 'leadKeys' | 'indiamart' | 'metrics'>> = {},
): App {
  const errors: string[] = [];
  const log = createLog((text) => {
    errors.push(...text.split('\n').filter((line) => line.includes('"level":"error"')));
  });
  const free: ClientLimit = async () => undefined;
  const api = createApi({
    readContent,
    store,
    clock: systemClock,
    log,
    siteUrl,
    trustProxy: 1,
    // A crowd of thousands is not about the limit of a day.
    catalogueMailsADay: 1_000_000,
    isDraining: () => false,
    renderLimit: free,
    chatLimit: free,
    leadLimit: free,
    mcpLimit: free,
    mcp: { readContent, siteUrl, store, clock: systemClock, log, pictures: () => [] },
    // The limit per client is as in production; the limit on all clients together is lifted.
    postLimit: createClientLimit({ ...postLimits, together: { calls: 1e9, seconds: 60 } }),
    assistant: openAssistant({
      readContent,
      ai: { dailyTokens: 0 },
      guide: createGuide(readContent),
      store,
      clock: systemClock,
      log,
    }),
    showForm: createShowForm({
      render: ({ form }) => ({ status: 422, html: JSON.stringify(form) }),
      siteUrl,
      clock: systemClock,
    }),
    ...given,
  });
  return {
    errors,
    post: async (path, init) =>
      api.fetch(new Request(new URL(path, siteUrl), { ...init, method: 'POST' })),
  };
}
