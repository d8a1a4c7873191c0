import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { HangingWord } from './hanging-word.tsx';
import { IndexTabs } from './index-tabs.tsx';
import { Picture, priorityInGrid } from './picture.tsx';
import { TapeMeasure } from './tape-measure.tsx';
import { Toast } from './toast.tsx';

describe('Button', () => {
  it('does not submit a form unless its type says so', () => {
    expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  });

  it('says what it is doing and cannot be pressed again while busy', () => {
    const html = renderToStaticMarkup(
      <Button type="submit" busy busyText="Sending...">
        Send
      </Button>,
    );
    expect(html).toContain('disabled=""');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Sending...');
    expect(html).not.toContain('>Send<');
  });

  it('is a link when it only navigates', () => {
    const html = renderToStaticMarkup(
      <ButtonLink href="/quote" look="primary">
        Get Quote
      </ButtonLink>,
    );
    expect(html).toBe('<a href="/quote" class="btn btn-primary">Get Quote</a>');
  });
});

describe('Dialog', () => {
  it('is named by its title and closes without script', () => {
    const html = renderToStaticMarkup(
      <Dialog id="price" title="Request Price">
        <p>14B</p>
      </Dialog>,
    );
    expect(html).toContain('aria-labelledby="price-title"');
    expect(html).toContain('<h2 id="price-title">Request Price</h2>');
    expect(html).toMatch(/<form[^>]*method="dialog"/);
    expect(html).toContain('aria-label="Close"');
  });
});

describe('Toast', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)(
    'of type %s is a %s: trouble interrupts a screen reader, news waits',
    (type, role) => {
      const html = renderToStaticMarkup(<Toast title="Sent" type={type} />);
      expect(html).toContain(`role="${role}"`);
      expect(html).toContain(`class="toast toast-${type}"`);
    },
  );
});

describe('Breadcrumb', () => {
  const home = { name: 'Home', path: '/' };

  it('shows nothing for a single step', () => {
    expect(renderToStaticMarkup(<Breadcrumb crumbs={[home]} />)).toBe('');
  });

  it('links every step but the page itself', () => {
    const html = renderToStaticMarkup(
      <Breadcrumb crumbs={[home, { name: 'FAQ', path: '/faq' }]} />,
    );
    expect(html).toContain('<a href="/">Home</a>');
    expect(html).toContain('<span aria-current="page">FAQ</span>');
  });
});

describe('IndexTabs', () => {
  it('marks the open tab and draws the line in its dye', () => {
    const html = renderToStaticMarkup(
      <IndexTabs
        label="Collections"
        tabs={[
          { label: 'Cotton', href: '/a', dye: 'kora' },
          { label: 'Nylon', href: '/b', dye: 'plum', current: true },
        ]}
      />,
    );
    expect(html).toContain('class="tabs tabs-plum"');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });
});

describe('Picture', () => {
  const picture = {
    path: '/pictures/fan',
    alt: 'A fan of swatches',
    width: 2400,
    height: 1350,
    widths: [400, 1200, 2400],
  };

  it('waits for the script, reserves its space and names its light and sharp versions', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
    expect(html).toContain('width="2400" height="1350"');
    expect(html).toContain('alt="A fan of swatches"');
    expect(html).toContain('src="data:image/gif');
    expect(html).toContain('data-light="180-q25" data-light-small="120-q14"');
    expect(html).toContain('data-srcset="/img/fan-400 400w, /img/fan-1200 1200w');
  });

  it('without script the browser fetches the sharp version when it is near', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
    const plain = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
    expect(plain).toContain('loading="lazy"');
    expect(plain).toContain('src="/img/fan-1200"');
    expect(plain).toContain('srcSet="/img/fan-400 400w, /img/fan-1200 1200w, /img/fan-2400 2400w"');
  });

  it('has its version in every address', () => {
    const html = renderToStaticMarkup(
      <Picture picture={{ ...picture, version: 'x1' }} sizes="100vw" />,
    );
    expect(html.match(/\/img\/fan-[\w-]+/g)?.length).toBe(html.match(/\?v=x1/g)?.length);
  });

  it('loads with priority when it is seen first, and can have an empty alt text', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority alt="" />);
    expect(html).not.toContain('loading="lazy"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('alt=""');
  });

  it('starts small on a phone with script, and preloads only what it shows', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="90vw" priority />);
    const phones = 'media="(width &lt; 48rem) and (scripting)"';
    expect(html).toContain(`<source ${phones} srcSet="/img/fan-480-q25 480w" sizes="90vw"/>`);
    expect(html).toContain(`${phones} imageSrcSet="/img/fan-480-q25 480w" imageSizes="90vw"`);
    expect(html).toContain('media="not ((width &lt; 48rem) and (scripting))" imageSrcSet=');
  });

  it('of a row that a phone shows one below the other, only the first is fetched at once there', () => {
    const row = [0, 1, 2, 3].map((index) =>
      renderToStaticMarkup(
        <Picture picture={picture} sizes="30vw" priority={priorityInGrid(index)} />,
      ),
    );
    const preloads = row.map((html) =>
      [...html.matchAll(/rel="preload"[^>]* media="([^"]+)"/g)].map(([, media]) => media),
    );
    expect(preloads).toEqual([
      ['(width &lt; 48rem) and (scripting)', 'not ((width &lt; 48rem) and (scripting))'],
      ['(width &gt;= 48rem)'],
      ['(width &gt;= 48rem)'],
      [],
    ]);
    expect(row.map((html) => html.includes('<picture') && html.includes('loading="lazy"'))).toEqual(
      [false, true, true, false],
    );
  });
});

describe('decoration', () => {
  it('is hidden from screen readers', () => {
    for (const decoration of [
      <TapeMeasure key="t" />,
      <HangingWord key="h" className="x">
        ਤ
      </HangingWord>,
    ])
      expect(renderToStaticMarkup(decoration)).toContain('aria-hidden="true"');
  });
});
