/** Markup that is safe to send; only `html` makes it, and `html` escapes whatever it is given. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = strings[0] ?? '';
  parts.forEach((part, i) => {
    markup += render(part) + (strings[i + 1] ?? '');
  });
  return new Html(markup);
}

function render(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map((one) => one.markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
