import type { ExploreLink, Priority } from '../../content/navigation.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { useContent } from '../content-context.tsx';

/** Up to eight links to other pages, without the page itself, highest priority first. */
export function ExploreMore({ path }: { readonly path: string }) {
  const { exploreMore } = useContent().navigation;
  return (
    <nav className="explore wrap sec" aria-label={exploreMore.heading}>
      <h2>{exploreMore.heading}</h2>
      <ul>
        {exploredFrom(exploreMore, path).map((link) => (
          <li key={link.to} className={link.priority}>
            <a href={link.to}>{link.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The links of one page, without itself: all of high priority, then of medium and one of low. Where
 * there are more than places, pages take them in turn, so that each is shown somewhere.
 */
export function exploredFrom(
  { limit, links }: SiteContent['navigation']['exploreMore'],
  path: string,
): readonly ExploreLink[] {
  const turn = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const of = (priority: Priority) =>
    links.filter((link) => link.priority === priority && link.to !== path);
  const high = of('high').slice(0, limit);
  const medium = takeTurn(of('medium'), limit - high.length - 1, turn);
  const low = takeTurn(of('low'), limit - high.length - medium.length, turn);
  return [...high, ...medium, ...low];
}

/** `count` neighbours of the list, which is closed to a ring, in the order of the list. */
function takeTurn<T>(list: readonly T[], count: number, turn: number): T[] {
  return list.filter((_, at) => (at - (turn % list.length) + list.length) % list.length < count);
}
