import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { HangingWord } from './hanging-word.tsx';
import { IndexTabs } from './index-tabs.tsx';
import { Picture } from './picture.tsx';
import { TapeMeasure } from './tape-measure.tsx';
import { Toast } from './toast.tsx';

describe('Button', () => {
  it('submits nothing unless told to', () => {
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

  it('is a link where it only goes somewhere', () => {
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
  it('interrupts for a fault and waits otherwise', () => {
    const news = renderToStaticMarkup(<Toast title="Sent" />);
    const fault = renderToStaticMarkup(<Toast title="Error" variant="destructive" />);
    expect(news).toContain('role="status"');
    expect(fault).toContain('role="alert"');
  });
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

  it('waits until it is near, holds its place and offers every width', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="2400" height="1350"');
    expect(html).toContain('alt="A fan of swatches"');
    expect(html).toContain('/pictures/fan-400.avif 400w, /pictures/fan-1200.avif 1200w');
    expect(html).toContain('src="/pictures/fan-1200.avif"');
  });

  it('comes first where it is seen first, and can be silent', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority alt="" />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('alt=""');
  });
});

describe('what only decorates', () => {
  it('is silent to a screen reader', () => {
    for (const decoration of [
      <TapeMeasure key="t" />,
      <HangingWord key="h" className="x">
        ਤ
      </HangingWord>,
    ])
      expect(renderToStaticMarkup(decoration)).toContain('aria-hidden="true"');
  });
});
