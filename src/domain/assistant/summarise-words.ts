const longestSummary = 1200;

/** What a visitor said, a line each, for a person at the mill to read; the newest is never cut off. */
export function summariseWords(said: readonly string[]): string {
  const lines = said.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const text = lines
    .map((line) => `– ${line.length > 300 ? `${line.slice(0, 299)}…` : line}`)
    .join('\n');
  return text.length > longestSummary ? `…${text.slice(1 - longestSummary)}` : text;
}
