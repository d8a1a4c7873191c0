import { useContent } from './content-context.tsx';
import type { PageStylesheet } from '../contract/pages.ts';
import Basket from './islands/basket-buttons.tsx';
import { Island } from './islands/engine/island.tsx';
import PriceDialog from './islands/price-dialog.tsx';
import { Once } from './once.tsx';
import type { Page } from './page.ts';
import { ChatLaunchers } from './sections/chat-launchers.tsx';
import { SiteFooter } from './sections/site-footer.tsx';
import { markedPaths, SiteHeader } from './sections/site-header.tsx';
import { SkipLinks } from '../ui/skip-links.tsx';
import { Head } from './seo/head.tsx';
import Viewer from './islands/viewer.tsx';

interface DocumentProps {
  readonly page: Page;
  /** What this kind of page has beyond the common style. */
  readonly stylesheet: PageStylesheet | undefined;
  readonly siteUrl: string;
  /** Path of the requested address: menus mark it, Explore More leaves it out. */
  readonly path: string;
}

/** The whole HTML document around a page. */
export function Document({ page, stylesheet, siteUrl, path }: DocumentProps) {
  const content = useContent();
  const { mill } = content;
  const { skipLinks } = content.navigation;
  const { consentVersion: privacyVersion } = content.privacy;
  const marked = markedPaths(content).has(path) ? path : '';
  const bare = page.frame === 'bare';
  return (
    <html lang={mill.language}>
      <Head page={page} stylesheet={stylesheet} siteUrl={siteUrl} />
      <body>
        <SkipLinks links={skipLinks} />
        {!bare && (
          <Once name={`header ${marked}`}>
            <SiteHeader path={marked} />
          </Once>
        )}
        {page.body}
        {!bare && (
          <Once name="below">
            <SiteFooter />
            <ChatLaunchers />
            <Island
              name="price-dialog"
              on="intent"
              sheet="dialog"
              component={PriceDialog}
              props={{ privacyVersion }}
            />
            <Island name="basket" on="intent" component={Basket} props={{}} />
            <Island name="viewer" on="intent" sheet="viewer" component={Viewer} props={{}} />
          </Once>
        )}
        <div id="toasts" />
        <noscript>
          <p className="noscript">
            {mill.blurb} {mill.noScript}
          </p>
        </noscript>
      </body>
    </html>
  );
}
