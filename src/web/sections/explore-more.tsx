import { exploredFrom, exploreMoreHeading } from '../../content/navigation.ts';

/** Up to eight links to other pages, without the page itself, highest priority first. */
export function ExploreMore({ path }: { readonly path: string }) {
  return (
    <nav className="explore wrap sec" aria-label={exploreMoreHeading}>
      <h2>{exploreMoreHeading}</h2>
      <ul>
        {exploredFrom(path).map((link) => (
          <li key={link.to} className={link.priority}>
            <a href={link.to}>{link.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
