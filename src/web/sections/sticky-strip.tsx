import { useContent } from '../content-context.tsx';
import type { NavLink } from '../../content/navigation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';

/** Hangs from the bar's rule once the page has been scrolled; CSS reads the attribute on the root. */
export function StickyStrip({ path }: { readonly path: string }) {
  const { stickyNav } = useContent().navigation;
  return (
    <nav className="strip" aria-label="Quick navigation">
      {stickyNav.map((item) =>
        item.children?.length ? (
          <Dropdown key={item.label} label={item.label} links={item.children} />
        ) : (
          <a key={item.label} href={item.to} aria-current={item.to === path ? 'page' : undefined}>
            {item.label}
          </a>
        ),
      )}
    </nav>
  );
}

interface DropdownProps {
  readonly label: string;
  readonly links: readonly NavLink[];
}

function Dropdown({ label, links }: DropdownProps) {
  const id = `strip-${label.toLowerCase()}`;
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label}
        <ChevronIcon />
      </button>
      <ul className="strip-drop" id={id} popover="auto">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to}>
              {link.label}
              {link.isNew && <Badge>NEW</Badge>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
