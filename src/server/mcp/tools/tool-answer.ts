/** What a tool found, or a sentence about why it did not. */
export type ToolAnswer =
  | { readonly ok: true; readonly data: object }
  | { readonly ok: false; readonly error: string; readonly retryAfter?: number };

export function found(data: object): ToolAnswer {
  return { ok: true, data };
}

export function refused(error: string): ToolAnswer {
  return { ok: false, error };
}
