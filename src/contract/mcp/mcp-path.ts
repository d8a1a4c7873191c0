/** Where the tools of `tool-inputs.ts` are called. */
export const mcpPath = '/mcp';
