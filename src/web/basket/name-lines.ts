const longest = 200;

/** The specification's one `product` for several lines: their names, as many as the field holds. */
export function nameLines(names: readonly string[]): string {
  const all = names.join(', ');
  if (all.length <= longest) return all;
  for (let count = names.length - 1; count > 0; count--) {
    const text = `${names.slice(0, count).join(', ')} and ${names.length - count} more`;
    if (text.length <= longest) return text;
  }
  return `${names.length} fabrics`;
}
