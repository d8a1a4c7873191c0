import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export interface ToolClient {
  readonly client: Client;
  /** The structured answer of a tool; a refusal is thrown as an error with its sentence. */
  call(name: string, args: Record<string, unknown>): Promise<Record<string, never>>;
}

/** The official client over HTTP, of the current revision or of those before it. */
export async function connectClient(url: string, era: 'modern' | 'legacy'): Promise<ToolClient> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'modern' ? 'auto' : 'legacy' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  return {
    client,
    async call(name, args) {
      const result = await client.callTool({ name, arguments: args });
      const [first] = result.content as { text: string }[];
      if (result.isError) throw new Error(first!.text);
      return result.structuredContent as Record<string, never>;
    },
  };
}
