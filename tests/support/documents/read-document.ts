/** The machine-readable content of a page, and the faults of its markup. */
export interface ReadDocument {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** Open Graph, Twitter and article tags, by name. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly jsonLd: readonly string[];
  /** Addresses of links, as written. */
  readonly links: readonly string[];
  /** Addresses of everything the page loads. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  readonly faults: readonly string[];
}

/**
 * Runs inside a browser page, so it must not use anything outside itself. It checks rules of the HTML
 * standard that browsers tolerate but feed readers, screen readers and search engines do not.
 */
export function readDocument(html: string): ReadDocument {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const faults: string[] = [];
  const say = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120);

  const ids = all('[id]').map((element) => element.id);
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) {
    faults.push(`id "${id}" stands twice`);
  }
  for (const element of all('[aria-labelledby], [aria-describedby], [for], [popovertarget]')) {
    for (const name of ['aria-labelledby', 'aria-describedby', 'for', 'popovertarget']) {
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
        if (!ids.includes(id)) faults.push(`${name}="${id}" names nothing: ${say(element)}`);
      }
    }
  }

  if (!page.documentElement.lang) faults.push('the document has no language');
  if (all('main').length !== 1) faults.push(`${all('main').length} main elements`);
  if (all('h1').length !== 1) faults.push(`${all('h1').length} first headings`);
  let before = 0;
  for (const heading of all('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    // Headings of the footer and of dialogs start again at the second level.
    if (before > 0 && level > before + 1) faults.push(`heading jumps: ${say(heading)}`);
    if (heading.textContent.trim() === '') faults.push(`empty heading: ${say(heading)}`);
    before = level;
  }

  for (const image of all('img:not([alt])')) faults.push(`no alt: ${say(image)}`);
  for (const image of all('img:not([width]), img:not([height])')) {
    faults.push(`no size: ${say(image)}`);
  }
  for (const drawing of all('svg[role=img]')) {
    if (!drawing.getAttribute('aria-label')) faults.push(`unnamed drawing: ${say(drawing)}`);
  }

  const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, summary, label';
  for (const inner of all(interactive)) {
    const outer = inner.parentElement?.closest('a[href], button, summary');
    if (outer) faults.push(`${inner.tagName} inside ${outer.tagName}: ${say(outer)}`);
  }
  for (const field of all('input:not([type=hidden]), select, textarea')) {
    const named =
      field.getAttribute('aria-label') ??
      field.getAttribute('aria-labelledby') ??
      field.closest('label') ??
      (field.id && page.querySelector(`label[for="${CSS.escape(field.id)}"]`));
    if (!named) faults.push(`field without a label: ${say(field)}`);
  }
  for (const control of all('a[href], button, summary')) {
    const words = control.textContent.trim() || control.getAttribute('aria-label');
    const picture = control.querySelector('img[alt]:not([alt=""]), svg[aria-label]');
    if (!words && !picture) faults.push(`control without a name: ${say(control)}`);
  }
  for (const element of all('[style]')) faults.push(`inline style: ${say(element)}`);
  for (const element of all('script:not([src]):not([type="application/ld+json"])')) {
    faults.push(`inline script: ${say(element)}`);
  }
  for (const list of all('ul > :not(li, script, template), ol > :not(li, script, template)')) {
    faults.push(`in a list, but no item: ${say(list)}`);
  }
  for (const group of all('dl > div, dl')) {
    const terms = [...group.children].some(({ tagName }) => tagName === 'DT');
    const values = [...group.children].some(({ tagName }) => tagName === 'DD');
    if (terms !== values) faults.push(`a term without its value, or the other way: ${say(group)}`);
  }
  for (const image of all('img[sizes]:not([srcset])'))
    faults.push(`sizes of nothing: ${say(image)}`);
  // Invalid nesting shows when the parser has moved an element elsewhere.
  for (const block of all('p > :is(div, ul, ol, p, table, section, figure, h2, h3)')) {
    faults.push(`block inside a paragraph: ${say(block)}`);
  }
  const written = html.match(/<p[ >]/g)?.length ?? 0;
  if (all('p').length !== written) {
    faults.push(`${all('p').length} paragraphs were parsed, ${written} were written`);
  }

  const tags: Record<string, string[]> = {};
  for (const meta of all('meta[property], meta[name^="twitter:"]')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? '';
    (tags[name] ??= []).push(meta.getAttribute('content') ?? '');
  }
  const sources = all('[srcset], [imagesrcset]').flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return {
    title: page.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    tags,
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    files: [
      ...all('img[src], script[src], source[src]').map((file) => file.getAttribute('src') ?? ''),
      ...all('link[href]:not([rel=canonical])').map((file) => file.getAttribute('href') ?? ''),
      ...sources,
    ].filter(Boolean),
    ids,
    faults,
  };
}
