const longestSummary = 1200;

/** The visitor's messages, one on each line, for the sales team; the newest one is never cut off. */
export function summariseWords(said: readonly string[]): string {
  const lines = said.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
  const text = lines
    .map((line) => `– ${line.length > 300 ? `${line.slice(0, 299)}…` : line}`)
    .join('\n');
  return text.length > longestSummary ? `…${text.slice(1 - longestSummary)}` : text;
}
