import { useContent } from '../content-context.tsx';
import type { MenuChild, MenuItem } from '../../content/navigation.ts';
import { Badge } from '../../ui/badge.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StitchedLink } from '../../ui/stitched-link.tsx';
import { collectionSwatch } from './collection-picture.ts';
import { scenePicture } from '../pictures.ts';
import { barChat } from './whatsapp-form.tsx';

interface MenuPanelProps {
  readonly items: readonly MenuItem[];
  readonly path: string;
}

/**
 * A popover, so that the browser itself closes it on Escape and on a click outside; the submenus
 * share a name, so that it keeps one open at a time. Nothing here waits for script.
 */
export function MenuPanel({ items, path }: MenuPanelProps) {
  const { topBar } = useContent().navigation;
  const opensFirst = items.find((item) => item.children?.length);
  return (
    <div className="panel" id="menu" popover="auto">
      <nav aria-label={topBar.menu}>
        <ul className="panel-list">
          {items.map((item) => (
            <li key={item.label}>
              {item.children?.length ? (
                <details name="menu" open={item === opensFirst}>
                  <summary className="panel-row">
                    {item.label}
                    <PlusIcon />
                  </summary>
                  <ul className="panel-sub">
                    {item.children.map((child) => (
                      <li key={child.to}>
                        <SubmenuLink child={child} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <a
                  className="panel-row"
                  href={item.to}
                  aria-current={item.to === path ? 'page' : undefined}
                >
                  {item.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <p className="panel-reach">
        <button type="submit" form={barChat} className="lnk">
          {topBar.whatsapp.label}
        </button>
        {topBar.linkedin.href && (
          <StitchedLink href={topBar.linkedin.href} target="_blank" rel="noopener">
            {topBar.linkedin.label}
          </StitchedLink>
        )}
      </p>
    </div>
  );
}

function SubmenuLink({ child }: { readonly child: MenuChild }) {
  const content = useContent();
  const picture = child.categoryId
    ? collectionSwatch(content, child.categoryId)
    : child.scene && scenePicture(content, child.scene);
  return (
    <a href={child.to}>
      {picture && (
        <span className="pink pink-fine">
          <Picture picture={picture} sizes="64px" alt="" />
        </span>
      )}
      <span>
        <span className="panel-name">{child.label}</span>
        {child.isNew && <Badge>NEW</Badge>}
        {child.description && <span className="lab mut">{child.description}</span>}
      </span>
    </a>
  );
}
