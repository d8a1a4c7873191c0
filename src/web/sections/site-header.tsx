import { perContent } from '../../content/site-content.ts';
import { useContent } from '../content-context.tsx';
import { href } from '../../contract/routes.ts';
import { logoOf } from '../../domain/design/mark-of.ts';
import { CloseIcon, WarpIcon } from '../../ui/icons.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { StickyStrip } from './sticky-strip.tsx';
import { barChat, WhatsAppForm } from './whatsapp-form.tsx';

/** The addresses that the header marks as the page one is on. */
export const markedPaths = perContent(({ navigation: { menuPanel, stickyNav } }) => {
  const links = [...menuPanel, ...stickyNav].map(({ to }) => to);
  return new Set<string>([href.home(), ...links]);
});

/** The fixed bar, the panel that slides down from it, and the strip shown once scrolled. */
export function SiteHeader({ path }: { readonly path: string }) {
  const content = useContent();
  const { mill } = content;
  const logo = logoOf(mill);
  const { menuPanel, topBar } = content.navigation;
  return (
    <header>
      <nav className="bar" id="navigation" aria-label="Main" tabIndex={-1}>
        <button type="button" className="bar-menu" popoverTarget="menu">
          <span className="when-shut">
            <WarpIcon />
          </span>
          <span className="when-open">
            <CloseIcon />
          </span>
          <span className="when-shut">{topBar.menu}</span>
          <span className="when-open">{topBar.close}</span>
        </button>
        <a
          className="bar-brand"
          href={href.home()}
          aria-current={path === href.home() ? 'page' : undefined}
        >
          {logo ? (
            <img
              className="bar-logo"
              src={logo.src}
              width={logo.width}
              height={logo.height}
              alt={mill.name}
            />
          ) : (
            mill.name
          )}
        </a>
        <a className="bar-basket" href={href.quote()} data-basket-link="" hidden>
          <span>Your quote</span> <b data-basket-count="">0</b>
        </a>
        <div className="bar-links">
          <button type="submit" form={barChat}>
            {topBar.whatsapp.label}
          </button>
          {topBar.linkedin.href && (
            <a href={topBar.linkedin.href} rel="noopener" target="_blank">
              {topBar.linkedin.label}
            </a>
          )}
          <a className="bar-contact" href={topBar.contact.to}>
            {topBar.contact.label}
          </a>
        </div>
      </nav>
      <WhatsAppForm id={barChat} />
      <StickyStrip path={path} />
      <MenuPanel items={menuPanel} path={path} />
    </header>
  );
}
