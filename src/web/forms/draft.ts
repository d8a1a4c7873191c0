/** What a visitor typed into a dialog comes back when it is opened again, on this page or the next. */
export function readDraft<Draft extends object>(name: string, first: Draft): Draft {
  try {
    return { ...first, ...(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as object) };
  } catch {
    return first;
  }
}

export function keepDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage is off or full: the dialog then simply has no memory.
  }
}

function keyOf(name: string): string {
  return `draft:${name}`;
}
