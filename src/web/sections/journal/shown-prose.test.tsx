import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseProse } from '../../../content/journal/prose.ts';
import type { ProseElement } from '../../../content/journal/prose-node.ts';
import { RecordTable } from './record-table.tsx';
import { ShownProse } from './shown-prose.tsx';

// Everything that prose can hold, and the HTML that MDX made of it when articles were MDX.
const sample = `First *para* with **strong *and em* inside** and a [link **bold**](/quote?x=1&y=2), 5 \\* 3.
Second line of it; "quotes" & ampersand, a&b.

## Section *one*

Text with a break  
after two spaces.

- one
- two
  - inner
  - more
- three

1. a

2. b

   c

3. d

Then.

7. seven
8. eight

> A quote
> in two lines.
>
> - with a list

### Sub

| A | **B** |
|---|:--|
| 1 \\| 2 | [x](#y) |
| 3 | |

Mail sales@taana.example or https://taana.example/a.`;
const shown = `<p>First <em>para</em> with <strong>strong <em>and em</em> inside</strong> and a <a href="/quote?x=1&amp;y=2">link <strong>bold</strong></a>, 5 * 3.
Second line of it; &quot;quotes&quot; &amp; ampersand, a&amp;b.</p>
<h2>Section <em>one</em></h2>
<p>Text with a break<br/>
after two spaces.</p>
<ul>
<li>one</li>
<li>two
<ul>
<li>inner</li>
<li>more</li>
</ul>
</li>
<li>three</li>
</ul>
<ol>
<li>
<p>a</p>
</li>
<li>
<p>b</p>
<p>c</p>
</li>
<li>
<p>d</p>
</li>
</ol>
<p>Then.</p>
<ol start="7">
<li>seven</li>
<li>eight</li>
</ol>
<blockquote>
<p>A quote
in two lines.</p>
<ul>
<li>with a list</li>
</ul>
</blockquote>
<h3>Sub</h3>
<table class="card-table"><thead><tr><th scope="col">A</th><th scope="col"><strong>B</strong></th></tr></thead><tbody><tr><th scope="row">1 | 2</th><td data-column="B" class="unbroken"><a href="#y">x</a></td></tr><tr><th scope="row">3</th><td data-column="B" class="unbroken"></td></tr></tbody></table>
<p>Mail <a href="mailto:sales@taana.example">sales@taana.example</a> or <a href="https://taana.example/a">https://taana.example/a</a>.</p>`;

test('prose gives the HTML that MDX gave, to the byte', () => {
  const parsed = parseProse(sample);
  expect(show(parsed.ok ? parsed.elements : [])).toBe(shown);
});

test('a link whose fact turned out to be no address shows its words only', () => {
  const link = (href: string): ProseElement => ({ tag: 'a', href, children: ['words'] });
  const paragraph = (href: string): ProseElement => ({ tag: 'p', children: [link(href)] });
  expect(show([paragraph('mailto:sales@taana.example')])).toContain('<a href="mailto:');
  for (const href of ['javascript:alert(1)', 'Taana', '//evil.example', ''])
    expect(show([paragraph(href)])).toBe('<p>words</p>');
});

function show(elements: readonly ProseElement[]): string {
  const components = { h2: Section, h3: Subsection, table: RecordTable };
  return renderToStaticMarkup(<ShownProse elements={elements} components={components} />);
}

function Section({ children }: { readonly children?: React.ReactNode }) {
  return <h2>{children}</h2>;
}

function Subsection({ children }: { readonly children?: React.ReactNode }) {
  return <h3>{children}</h3>;
}
