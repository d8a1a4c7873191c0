/** A value of a record as TypeScript; the formatter lays it out afterwards. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isProse(value)) return printProse(value.text);
  const fields = Object.entries(value).map(
    ([name, item]) => `${printName(name)}: ${printValue(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export function printName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name);
}

/** The prose of an article stands in its file as it is read, line by line. */
export function printProse(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `prose(\`\n${escaped}\n\`)`;
}

export function isProse(
  value: unknown,
): value is { readonly type: 'prose'; readonly text: string } {
  const block = value as { readonly type?: unknown; readonly text?: unknown } | null;
  return (
    block?.type === 'prose' && typeof block.text === 'string' && block.text === block.text.trim()
  );
}

function printText(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
