import { chatLeadKind } from '../../contract/enquiry/chat-lead.ts';
import { mcpPath } from '../../contract/mcp/mcp-path.ts';
import { changesPath, deskApi } from '../../contract/desk/desk-paths.ts';

/** What a request was for: a closed list, so that visitors cannot add labels. */
export type RouteKind =
  /** A page or file sent from memory; counted, never timed. */
  | 'memory'
  | 'page'
  | 'picture'
  | 'function'
  | 'assistant'
  /** Tools that other people's assistants call. */
  | 'tools'
  | 'desk'
  /** Open for minutes by design, so its duration means nothing. */
  | 'desk-stream'
  | 'offer'
  | 'operator'
  /** Could not even be parsed as HTTP, or took too long to arrive. */
  | 'unreadable';

export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'left';

const deskStream = deskApi + changesPath;

export function routeKind(url: string): Exclude<RouteKind, 'memory' | 'unreadable'> {
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/functions/v1/ai-chat') return 'assistant';
  if (path === mcpPath) return 'tools';
  if (path.startsWith('/functions/') || path === chatLeadKind.path) return 'function';
  if (/^\/(img|look|pictures\/media)\//.test(path)) return 'picture';
  if (path === deskStream) return 'desk-stream';
  if (path.startsWith('/desk')) return 'desk';
  if (path.startsWith('/q/') || path.startsWith('/room/')) return 'offer';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operator';
  return 'page';
}

/** `left`: the client disconnected before the answer was complete. */
export function statusClass(status: number, finished: boolean): StatusClass {
  if (!finished) return 'left';
  if (status < 200) return '1xx';
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}
