/** What an `.mdx` file becomes when it is built. */
export interface ArticleModule {
  readonly frontmatter: unknown;
  readonly default: (props: { readonly components: Readonly<Record<string, string>> }) => unknown;
}

export interface ArticleText {
  /** What stands in the page as prose: paragraphs, headings, lists, tables. */
  readonly prose: string;
  /** What is handed to components as data: questions, table rows, captions. */
  readonly data: string;
  readonly links: readonly string[];
  readonly components: readonly string[];
  readonly figures: readonly string[];
}

/** Reads a built article without rendering it, for word counts and link checks. */
export function articleText(article: ArticleModule, componentNames: readonly string[]): ArticleText {
  const components = Object.fromEntries(componentNames.map((name) => [name, name]));
  const found = { prose: '', data: '', links: [], components: [], figures: [] } as Found;
  readNode(article.default({ components }), found);
  return found;
}

interface Found {
  prose: string;
  data: string;
  links: string[];
  components: string[];
  figures: string[];
}

function readNode(node: unknown, found: Found): void {
  if (typeof node === 'string') found.prose += node;
  else if (Array.isArray(node)) for (const child of node) readNode(child, found);
  else if (isElement(node)) readElement(node, found);
}

function readElement({ type, props }: Element, found: Found): void {
  if (typeof type === 'function') return readNode(type(props), found);
  const isComponent = typeof type === 'string' && /^[A-Z]/.test(type);
  if (isComponent) found.components.push(type);
  if (type === 'Figure' && typeof props['id'] === 'string') found.figures.push(props['id']);
  if (typeof props['href'] === 'string') found.links.push(props['href']);
  if (isComponent) {
    for (const [name, value] of Object.entries(props))
      if (name !== 'children' && name !== 'href' && name !== 'id') readData(value, found);
  }
  readNode(props['children'], found);
  if (typeof type !== 'string' || !inline.has(type)) found.prose += ' ';
}

/** A block ends a word; an `em` or a link inside one does not. */
const inline = new Set(['a', 'em', 'strong', 'code', 'del']);

function readData(value: unknown, found: Found): void {
  if (typeof value === 'string') found.data += `${value} `;
  else if (Array.isArray(value)) for (const item of value) readData(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (name === 'to' && typeof item === 'string') found.links.push(item);
      else readData(item, found);
    }
  }
}

interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
