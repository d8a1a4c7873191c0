import {
  exploreMore,
  exploreMoreHeading,
  exploreMoreLimit,
  type Priority,
} from '../../content/navigation.ts';

const rank: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** Up to eight links to other pages, without the page itself, highest priority first. */
export function ExploreMore({ path }: { readonly path: string }) {
  const links = exploreMore
    .filter((link) => link.to !== path)
    .toSorted((a, b) => rank[a.priority] - rank[b.priority])
    .slice(0, exploreMoreLimit);
  return (
    <nav className="explore wrap sec" aria-label={exploreMoreHeading}>
      <h2>{exploreMoreHeading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to} className={link.priority}>
            <a href={link.to}>{link.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
