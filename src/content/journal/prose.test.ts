import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProse } from './prose.ts';
import type { ProseNode } from './prose-node.ts';

describe('refused, with its words', () => {
  test.each([
    ['<script>alert(1)</script>', /“<script>alert\(1\)<\/script>” is HTML/],
    ['a <img src=x onerror=alert(1)> b', /“<img src=x onerror=alert\(1\)>” is HTML/],
    ['<a href="javascript:1">x</a>', /is HTML/],
    ['<!-- hidden -->', /is HTML/],
    ['<Figure id="x" />', /is HTML/],
    ['[x](javascript:alert(1))', /leads to an address that is not allowed/],
    ['[x](JaVaScRiPt:alert(1))', /not allowed/],
    ['[x](data:text/html,1)', /not allowed/],
    ['[x](//evil.example)', /not allowed/],
    ['[x](/\\evil.example)', /not allowed/],
    ['[x](http://a.example)', /not allowed/],
    ['<javascript:alert(1)>', /not allowed/],
    ['www.evil.example', /not allowed/],
    ['[x][a]\n\n[a]: javascript:alert(1)', /not allowed/],
    ['[a]: /quote', /apart from its words/],
    ['[x](/quote "title")', /no title/],
    ['![x](https://a.example/b.png)', /is a picture; use a photo block/],
    ['# One', /sections \(##\) and subsections \(###\) only/],
    ['#### Four', /only/],
    ['```js\n1\n```', /is set in by four spaces or is code/],
    ['    code', /code/],
    ['a `b` c', /“`b`” is code/],
    ['~~gone~~', /struck out/],
    ['a\n\n---\n\nb', /a line across the page/],
    ['- [ ] todo', /a box to tick/],
    ['', /empty/],
    ['a\tb', /control character/],
    ['a\u0000b', /control character/],
  ])('%j', (text, sentence) => {
    const parsed = parseProse(text);
    expect(parsed.ok ? [] : parsed.faults).toContainEqual(expect.stringMatching(sentence));
  });
});

describe('too much for the parser is refused before it is parsed', () => {
  test.each([
    ['quotes', '>'.repeat(10_000)],
    ['quotes with spaces', '> '.repeat(5000)],
    ['numbered lists', '1. '.repeat(5000)],
    ['lists in quotes', '> - '.repeat(5000)],
    ['emphasis', '*a **b '.repeat(1000) + 'c** d*'.repeat(1000)],
    ['underlines', '_a'.repeat(5000)],
    ['brackets', '['.repeat(5000)],
    ['parts of a mail address', `${'a.'.repeat(5000)}@b`],
    ['a line set in', ' '.repeat(5000) + 'a'],
    ['lists set in', Array.from({ length: 190 }, (_, in_) => `${' '.repeat(in_)}- a`).join('\n')],
    ['letters', 'word '.repeat(5000)],
    ['lines', 'a\n'.repeat(5000)],
    ['rows', `|a|\n|-|\n${'|b|\n'.repeat(300)}`],
    ['columns', `${'|a'.repeat(20)}|\n${'|-'.repeat(20)}|`],
  ])('%s', (_what, text) => {
    const parsed = parseProse(text);
    expect(parsed.ok ? 'taken' : parsed.faults.join(' ')).toMatch(/^(“|The )/);
  });
});

test('whatever is written becomes known tags with safe links, or is refused', () => {
  const signs =
    '* _ [ ] ( ) < > ! | - # ` ~ & a 1. https:// javascript: /x \\ " : @b.c - > . ##'.split(' ');
  const sign = fc.constantFrom(...signs, ' ', '  ', '\n', '\n\n', '1. ', '- ', '> ', '## ');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (written) => {
      const parsed = parseProse(written.join(''));
      for (const node of parsed.ok ? parsed.elements.flatMap(all) : []) {
        if (typeof node === 'string') continue;
        expect(node.tag).toMatch(
          /^(p|h2|h3|ul|ol|li|blockquote|t(able|head|body|r|h|d)|strong|em|a|br)$/,
        );
        if (node.tag === 'a') expect(node.href).toMatch(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/);
      }
    }),
    { numRuns: 1500 },
  );
});

function all(node: ProseNode): ProseNode[] {
  return typeof node === 'string' ? [node] : [node, ...node.children.flatMap(all)];
}
