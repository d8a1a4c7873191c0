import type { OpenPoint } from './open-point.ts';

const file = 'src/content/mill.ts';

/** Every group of the mill's identity that still carries `placeholder: true`. */
export function placeholders(source: string): OpenPoint[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^[^*]*\bplaceholder: true\b/.test(line)) return [];
    const what = groupOf(lines, index);
    return {
      kind: 'placeholder',
      text: `${what} is a demonstration value: replace it and remove the mark`,
      file,
      line: index + 1,
    };
  });
}

/** The nearest key above that opens the group: its indentation is less than that of the mark. */
function groupOf(lines: readonly string[], index: number): string {
  const own = indent(lines[index]!);
  const sameLine = /^\s*(\w+): \{.*placeholder/.exec(lines[index]!);
  if (sameLine) return sameLine[1]!;
  for (let above = index; above >= 0; above--) {
    const line = lines[above]!;
    const name = /^\s*name: '(.+)'/.exec(line);
    if (name && indent(line) === own) return name[1]!;
    const key = /^\s*(\w+): [{[]/.exec(line);
    if (key && indent(line) < own) return key[1]!;
  }
  return 'a value';
}

function indent(line: string): number {
  return line.length - line.trimStart().length;
}
