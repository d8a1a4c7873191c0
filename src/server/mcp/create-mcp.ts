import { AsyncLocalStorage } from 'node:async_hooks';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { ReadContent, SiteContent } from '../../content/site-content.ts';
import { plainData } from '../../contract/catalogue/plain-data.ts';
import type { ProductPicture } from '../../contract/catalogue/product-record.ts';
import {
  type ToolInput,
  toolInputs,
  type ToolName,
  toolNames,
} from '../../contract/mcp/tool-inputs.ts';
import { shownCollections } from '../../domain/catalogue/knitted-categories.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { describeError, type Log } from '../log.ts';
import { mcpInstructions, toolTexts, writingTools } from './tool-texts.ts';
import {
  compareProducts,
  convertUnits,
  getProduct,
  lookupCatalog,
  searchCatalog,
} from './tools/catalogue-tools.ts';
import { type EnquiryParts, orderSwatches, requestQuote } from './tools/enquiry-tools.ts';
import { quoteStatus } from './tools/quote-status.ts';
import type { ToolAnswer } from './tools/tool-answer.ts';
import { type CalledTool, unfitCalls } from './unfit-calls.ts';

export interface McpParts extends Pick<EnquiryParts, 'submit'> {
  readonly readContent: ReadContent;
  readonly siteUrl: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly pictures: (slug: string) => readonly ProductPicture[];
  /** After every call, with no more than the name of the tool and how it ended. */
  readonly count?: (tool: CalledTool, outcome: ToolOutcome) => void;
}

export type ToolOutcome = 'answered' | 'refused' | 'failed';

/** Who calls, which only the writing tools ask. */
export type McpCaller = Pick<EnquiryParts, 'client' | 'waitToSend'>;

export type AnswerMcp = (request: Request, body: unknown, caller: McpCaller) => Promise<Response>;

/**
 * The tools over the Model Context Protocol, without a session: every request is answered by itself,
 * whichever of the protocol's revisions its client speaks.
 */
export function createMcp(parts: McpParts): AnswerMcp {
  const callers = new AsyncLocalStorage<McpCaller>();
  const handler = createMcpHandler(() => openTools(parts, callers.getStore()!), {
    // The book changes by publications, and the feed of changes tells of them.
    maxSubscriptions: 0,
  });
  return (request, body, caller) => {
    for (const name of unfitCalls(body)) parts.count?.(name, 'refused');
    return callers.run(caller, () => handler.fetch(request, { parsedBody: body }));
  };
}

function openTools(parts: McpParts, caller: McpCaller): McpServer {
  const server = new McpServer(
    { name: 'taana-fabrics', title: 'Fabrics of the mill', version: '1.0.0' },
    { instructions: mcpInstructions },
  );
  for (const name of toolNames) register(server, name, parts, caller);
  return server;
}

function register(server: McpServer, name: ToolName, parts: McpParts, caller: McpCaller): void {
  const isWriting = writingTools.has(name);
  server.registerTool(
    name,
    {
      ...toolTexts[name],
      ...(name === 'search_catalog' && { description: describeSearch(parts.readContent()) }),
      inputSchema: toolInputs[name],
      annotations: {
        readOnlyHint: !isWriting,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    async (input: unknown) => toResult(await run(name, input, parts, caller)),
  );
}

/** An assistant cannot ask for a collection that it was never told of. */
function describeSearch(content: SiteContent): string {
  const names = shownCollections(content)
    .slice(0, 20)
    .map(({ id, title }) => `${id} (${plainData(title, 80)})`);
  const { description } = toolTexts.search_catalog;
  return names.length > 0 ? `${description} Collections: ${names.join(', ')}.` : description;
}

async function run(
  name: ToolName,
  input: unknown,
  parts: McpParts,
  caller: McpCaller,
): Promise<ToolAnswer> {
  try {
    const content = parts.readContent();
    const now = parts.clock.now();
    const answer = await tools[name](input as never, { ...parts, ...caller, content, now });
    parts.count?.(name, answer.ok ? 'answered' : 'refused');
    return answer;
  } catch (error) {
    const id = crypto.randomUUID();
    parts.log.error('tool-failed', { id, tool: name, ...describeError(error) });
    parts.count?.(name, 'failed');
    return { ok: false, error: `Something went wrong here. Tell us this number: ${id}` };
  }
}

type Given = McpParts & EnquiryParts;

const tools: {
  readonly [Name in ToolName]: (
    input: ToolInput<Name>,
    given: Given,
  ) => ToolAnswer | Promise<ToolAnswer>;
} = {
  search_catalog: (input, given) => searchCatalog(given, input),
  lookup_catalog: (input, given) => lookupCatalog(given, input),
  get_product: (input, given) => getProduct(given, input),
  compare: (input, given) => compareProducts(given, input),
  convert: (input, given) => convertUnits(given, input),
  request_quote: (input, given) => requestQuote(given, input),
  order_swatches: (input, given) => orderSwatches(given, input),
  quote_status: (input, given) => quoteStatus(given, input),
};

function toResult(answer: ToolAnswer) {
  if (answer.ok) {
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(answer.data) }],
      structuredContent: answer.data as Record<string, unknown>,
    };
  }
  return { content: [{ type: 'text' as const, text: answer.error }], isError: true };
}
