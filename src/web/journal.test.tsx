import { expect, test } from 'vitest';
import { assembleRecords, shippedRecords } from '../content/records/assemble-records.ts';
import type { ArticleRecord } from '../content/journal/article-record.ts';
import type { SiteContent } from '../content/site-content.ts';

// The build names them; here no file is fetched.
const { render } = await import('./render.tsx');
const { siteFiles } = await import('./files/site-files.ts');
const { staticPaths } = await import('./static-paths.ts');

const siteUrl = 'https://taana.example';
const { article: shipped } = shippedRecords;
const added: ArticleRecord = {
  ...shipped['textile-fibres-guide']!,
  title: 'How we knit for {mill.name}',
  image: 'no-such-scene',
  date: '2026-11-01',
  modified: '2026-11-02',
  related: ['textile-compliance-2025', 'what-does-textiles-mean'],
  blocks: [
    {
      type: 'prose',
      text: 'Ring *{mill.name}* <\n\n## At {mill.shortName}\n\n[Write](mailto:{mill.sales.email})',
    },
    { type: 'faq', items: [{ question: 'Who?', answer: '{mill.name}.' }] },
  ],
};

test('an added article has its page, and stands in lists, feed, sitemap and structured data', () => {
  const content = assembled({ ...shipped, 'how-we-knit': added });
  const page = pageAt('/blog/how-we-knit', content);
  expect(page).toContain('How we knit for Taana');
  expect(page).toContain('<p>Ring <em>Taana Warp Knits</em> &lt;</p>');
  expect(page).toContain('<li><a href="#at-taana">At Taana</a></li>');
  expect(page).toContain('<h2 id="at-taana">At Taana</h2>');
  expect(page).toContain('<a href="mailto:sales@taana.example">Write</a>');
  expect(page).toContain('"name":"Who?"');
  expect(page).toContain(`${siteUrl}/pictures/social/fan.jpg`);
  expect(pageAt('/blog', content)).toContain('href="/blog/how-we-knit"');
  expect(pageAt('/blogs', content)).not.toContain('how-we-knit');
  for (const file of ['/feed.xml', '/sitemap.xml', '/llms.txt'])
    expect(fileAt(file, content)).toContain('/blog/how-we-knit');
  expect(fileAt('/sitemap.xml', content)).toMatch(/\/blog<\/loc><lastmod>2026-11-02</);
  expect(staticPaths(content)).toEqual(
    expect.arrayContaining(['/blog/how-we-knit', '/blogs/how-we-knit']),
  );
});

test('an article that was taken out is gone everywhere, and no page misses it', () => {
  const taken = 'textile-compliance-2025';
  const { [taken]: gone, ...rest } = shipped;
  const content = assembled(rest);
  expect(render(request('/blog/textile-compliance-2025'), content).status).toBe(404);
  const leadsOn = Object.keys(rest).find((slug) => rest[slug]!.related.includes(taken))!;
  for (const path of ['/', '/blog', '/blogs', `/blog/${leadsOn}`]) {
    const { status, html } = render(request(path), content);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(html).not.toContain(gone!.excerpt);
  }
  expect(pageAt('/', content)).toContain('class="post post-lead" href="/blog');
  expect(staticPaths(content).filter((path) => path.includes(taken))).toEqual([]);
  for (const file of ['/feed.xml', '/sitemap.xml', '/llms.txt'])
    expect(fileAt(file, content)).not.toContain('textile-compliance-2025<');
});

test('a site without any article still has its pages', () => {
  const content = assembled({});
  for (const path of ['/', '/blog', '/blogs']) expect(pageAt(path, content)).toContain('<main');
  expect(fileAt('/feed.xml', content)).not.toContain('<entry>');
});

test('a fact that an article names wrongly is refused; a fact is words, whatever is in it', () => {
  const wrong = { ...added, blocks: [{ type: 'prose' as const, text: 'Ring {mill.telephone}.' }] };
  expect(assembleRecords({ ...shippedRecords, article: { wrong } })).toEqual({
    ok: false,
    faults: ['No fact of the mill is called {mill.telephone}'],
  });
  const mill = { ...shippedRecords.mill['site']!, name: '<b>**A**</b> [x](javascript:1)' };
  const named = assembleRecords({ ...shippedRecords, mill: { site: mill }, article: { added } });
  const page = named.ok ? pageAt('/blog/added', named.content) : '';
  expect(page).toContain('<em>&lt;b&gt;**A**&lt;/b&gt; [x](javascript:1)</em>');
});

function assembled(article: Readonly<Record<string, ArticleRecord>>): SiteContent {
  const result = assembleRecords({ ...shippedRecords, article });
  if (!result.ok) throw new Error(result.faults.join());
  return result.content;
}

function request(path: string) {
  return { path, query: new URLSearchParams(), siteUrl, now: new Date('2026-11-05T09:00:00Z') };
}

function pageAt(path: string, content: SiteContent): string {
  return render(request(path), content).html;
}

function fileAt(path: string, content: SiteContent): string {
  return String(siteFiles(content, siteUrl).find((file) => file.path === path)?.body);
}
