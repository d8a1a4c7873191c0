/** An element of a feed or a sitemap; `text` is its own text, entities resolved. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** Reads XML as strictly as a feed reader: a tag left open or a stray `&` throws. */
export function readXml(xml: string): XmlNode {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack: Open[] = [root];
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    const here = stack.at(-1)!;
    if (!token.startsWith('<')) here.text += plain(token);
    else if (token.startsWith('<?')) continue;
    else if (token.startsWith('</')) {
      const name = token.slice(2, -1).trim();
      if (name !== here.name) throw new Error(`</${name}> closes <${here.name}>`);
      stack.pop();
    } else {
      const node = open(token);
      here.children.push(node);
      if (!token.endsWith('/>')) stack.push(node);
    }
  }
  if (stack.length > 1) throw new Error(`<${stack.at(-1)!.name}> is never closed`);
  const [only, ...more] = root.children;
  if (!only || more.length > 0) throw new Error('XML has one root');
  return only;
}

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}

function open(token: string): Open {
  const name = /^<([\w:.-]+)/.exec(token)?.[1];
  if (!name) throw new Error(`no tag: ${token.slice(0, 40)}`);
  const attributes: Record<string, string> = {};
  for (const [, key, value] of token.matchAll(/\s([\w:.-]+)="([^"]*)"/g)) {
    attributes[key!] = plain(value!);
  }
  return { name, attributes, children: [], text: '' };
}

function plain(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+)?;?/gi, (whole, name: string | undefined) => {
    if (name?.startsWith('#')) {
      return String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')));
    }
    const known = name === undefined ? undefined : entities[name];
    if (known === undefined || !whole.endsWith(';')) throw new Error(`stray ampersand: ${whole}`);
    return known;
  });
}
