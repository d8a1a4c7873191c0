import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedContent } from '../content/shipped-content.ts';
import { href } from '../contract/routes.ts';
import { useContent, WithContent } from './content-context.tsx';
import { fillIn, Once } from './once.tsx';
import { render } from './render.tsx';

const named = (name: string) => ({ ...shippedContent, mill: { ...shippedContent.mill, name } });

test('a part is rendered once for a content, with what stands inside it', () => {
  const rendered: string[] = [];
  function MillName({ children = '' }: { readonly children?: React.ReactNode }) {
    const { name } = useContent().mill;
    rendered.push(name);
    return (
      <b>
        {name} {children}
      </b>
    );
  }
  const page = (content: typeof shippedContent) => {
    const html = renderToStaticMarkup(
      <WithContent content={content}>
        <main>
          <Once name="outer 1">
            <MillName>
              <Once name="inner">
                <MillName />
              </Once>
            </MillName>
          </Once>
          <p>
            <Once name="inner">
              <MillName />
            </Once>
          </p>
        </main>
      </WithContent>,
    );
    return fillIn(html, content);
  };
  const [rewa, beas] = [named('Rewa'), named('Beas & Sons')];
  const first = page(rewa);
  expect(first).toBe('<main><b>Rewa <b>Rewa </b></b><p><b>Rewa </b></p></main>');
  expect(page(rewa)).toBe(first);
  expect(rendered).toEqual(['Rewa', 'Rewa']);
  expect(page(beas)).toContain('<b>Beas &amp; Sons <b>Beas &amp; Sons </b></b>');
});

test('the header marks the page one is on, and is the same on all that it does not name', () => {
  const header = (path: string) => {
    const request = { path, query: new URLSearchParams(), siteUrl: '', now: new Date(0) };
    return /<header>[^]*?<\/header>/.exec(render(request, shippedContent).html)![0];
  };
  expect(header(href.contact())).toMatch(/href="\/contact" aria-current="page"/);
  expect(header(href.home())).toMatch(/class="bar-brand" href="\/" aria-current="page"/);
  const [one, two] = shippedContent.fabrics.map(({ slug }) => href.fabric(slug));
  expect(header(one!)).toBe(header(two!));
  expect(header(one!)).not.toContain('aria-current');
});
