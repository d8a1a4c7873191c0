import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnswerText, safeUrl } from './answer-text.tsx';

const show = (markdown: string) => renderToStaticMarkup(<AnswerText markdown={markdown} />);

test('an answer of the guide is shown with links, lists and tables', () => {
  const html = show(
    '**[14B](/fabrics/x)** & more\n\n- one\n- two\n\n| | A |\n|---|---|\n| Width | 60 |',
  );
  expect(html).toContain('<strong><a href="/fabrics/x">14B</a></strong> &amp; more');
  expect(html).toContain('<ul><li>one</li><li>two</li></ul>');
  expect(html).toContain('<th scope="row">Width</th><td>60</td>');
});

test('a link that leaves us opens apart and gives nothing away', () => {
  expect(show('[x](https://example.com/a)')).toContain('target="_blank" rel="noopener nofollow"');
});

describe('an address', () => {
  test.each([
    '/quote',
    'fabrics?x=1',
    '#a',
    '?q=a:b',
    './a:b',
    'https://a.example',
    'HTTP://a',
    'mailto:a@b.c',
    'irc://x',
    'ircs://x',
    'xmpp:a@b',
    '//a.example/x',
  ])('%s is kept', (url) => expect(safeUrl(url)).toBe(url));
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://a/b',
    'tel:+911830000001',
    'view-source:https://a',
    'filesystem:https://a/x',
    'x-javascript:alert(1)',
  ])('%j is blanked', (url) => expect(safeUrl(url)).toBe(''));
});

describe('a picture', () => {
  test.each([
    '/img/fabrics/locknit-premium-14b/macro-180',
    '/img/fabrics/locknit-premium-14b/macro-back-2-720-q25.webp?v=0a1b2c',
    '/img/scenes/fan-480.jpg',
    '/pictures/fabrics/locknit-premium-14b/macro-720.avif',
  ])('of ours is shown: %s', (src) => {
    expect(show(`![A "soft" locknit](${src})`)).toContain(
      `<img src="${src}" alt="A &quot;soft&quot; locknit" loading="lazy"/>`,
    );
  });
  test.each([
    'https://tracker.example/p.gif',
    '//tracker.example/img/fabrics/a/b-180',
    '/\\tracker.example/img/a-180',
    '/img/../desk/sign-out',
    '/img/fabrics/a/b-180?q=chat',
    '/desk/export.csv',
    'img/fabrics/a/b-180',
    'data:image/svg+xml,<svg/>',
    '/img/fabrics/a/b-180#x',
    '/img/fabrics/%2e%2e/b-180',
  ])('elsewhere is its description: %s', (src) => {
    const html = show(`![A locknit](${src})`);
    expect(html).not.toContain('<img');
    expect(html).toContain('A locknit');
  });
});

/** Tricks that have worked somewhere, as Markdown or as HTML. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example">',
  '<form action="https://evil.example"><input name=x></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVa\tScript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](https://tracker.example/p.gif)',
  '![x" onerror="alert(1)](y)',
  '[x](/a "title\\" onmouseover=alert(1)")',
  '[a](" onclick="alert(1))',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>x</script> |',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p onclick="alert(1)">x</p>',
  '- <details open ontoggle=alert(1)>',
  '# <object data="javascript:alert(1)">',
  '\u202e[evil](javascript:alert(1))',
  '[x](//evil.example)<script',
  '<<script>script>alert(1)<</script>/script>',
  '[![x](javascript:a)](javascript:b)',
];

describe('a hostile answer', () => {
  test.each(hostile)('%j brings no element, handler or address of its own', (markdown) => {
    const html = show(markdown);
    const tags = [...html.matchAll(/<([a-z0-9]+)([^>]*)>/gi)];
    const known =
      'div p strong em del br hr code pre blockquote a ul ol li table thead tbody tr th td'.split(
        ' ',
      );
    for (const [, name, attributes] of tags) {
      expect(known).toContain(name!.toLowerCase());
      expect(attributes).not.toMatch(/\son\w+=|style=/i);
      const href = /href="([^"]*)"/.exec(attributes!)?.[1] ?? '';
      expect(href).not.toMatch(/^\s*(?:javascript|vbscript|data):/i);
    }
  });
});
