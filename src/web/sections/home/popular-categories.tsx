import { useContent } from '../../content-context.tsx';
import { FolioOf } from '../folio-drawing.tsx';

/** Set like the index of a book: name, leader dots, figure. */
export function PopularCategories() {
  const { popularCategories } = useContent().home;
  if (popularCategories.links.length < 2) return null;
  return (
    <section className="sec wrap popular" aria-label={popularCategories.heading}>
      <div className="grid12">
        <FolioOf folio={popularCategories.folio} />
        <h2 className="head">{popularCategories.heading}</h2>
        <ul className="head index">
          {popularCategories.links.map((link) => (
            <li key={link.to}>
              <a href={link.to}>
                <span>{link.label}</span>
                {link.figure && (
                  <>
                    <span className="dots" />
                    <span className="lab">{link.figure}</span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
