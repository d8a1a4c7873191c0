import { useContent } from '../content-context.tsx';
import type { Priority } from '../../content/navigation.ts';

const rank: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };

/** Up to eight links to other pages, without the page itself, highest priority first. */
export function ExploreMore({ path }: { readonly path: string }) {
  const { heading, limit, links: all } = useContent().navigation.exploreMore;
  const links = all
    .filter((link) => link.to !== path)
    .toSorted((a, b) => rank[a.priority] - rank[b.priority])
    .slice(0, limit);
  return (
    <nav className="explore wrap sec" aria-label={heading}>
      <h2>{heading}</h2>
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
