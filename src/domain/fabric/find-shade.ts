/** The colour that a text names, as `#1f6d72`: a chip of it can stand beside the words. */
export function findShade(text: string): string | undefined {
  return /#[\da-f]{6}(?![\da-z])/i.exec(text)?.[0].toLowerCase();
}

/** `14B Locknit Premium` of `14B Locknit Premium, dyed to #1F6D72 …`: what stands before the shade. */
export function withoutShade(text: string): string {
  const at = text.search(/, (?:in|dyed to|digital swatch) /);
  return at < 0 ? text : text.slice(0, at);
}
