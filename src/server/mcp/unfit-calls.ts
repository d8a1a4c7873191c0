import { toolInputs, type ToolName, toolNames } from '../../contract/mcp/tool-inputs.ts';

/** A tool that a call names, or the one word for every name that is none of ours. */
export type CalledTool = ToolName | 'unknown';

/** The calls of a message that no tool will see, because the protocol's library refuses them by their shape. */
export function unfitCalls(body: unknown): CalledTool[] {
  const messages: readonly unknown[] = Array.isArray(body) ? body : [body];
  return messages.flatMap((message) => {
    const call = readCall(message);
    if (!call) return [];
    const name = toolNames.find((one) => one === call.name);
    if (!name) return ['unknown' as const];
    return toolInputs[name].safeParse(call.arguments ?? {}).success ? [] : [name];
  });
}

interface ToolCall {
  readonly name?: unknown;
  readonly arguments?: unknown;
}

function readCall(message: unknown): ToolCall | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { method, params } = message as { method?: unknown; params?: unknown };
  if (method !== 'tools/call') return undefined;
  return typeof params === 'object' && params !== null ? params : {};
}
