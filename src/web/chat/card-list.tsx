/** A collection as both assistants show it; made on the server, which knows the pictures. */
export interface ChatCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Empty while the studio has not rendered it. */
  readonly image: string;
  readonly url: string;
  /** Words that mean a collection of the mill's own; those of the shipped ones are fixed. */
  readonly keywords?: readonly string[];
}

interface CardListProps {
  readonly cards: readonly ChatCard[];
  readonly target?: '_blank' | undefined;
}

/** Collections under a message, each a link. */
export function CardList({ cards, target }: CardListProps) {
  return (
    <ul className="talk-cards">
      {cards.map(({ id, title, description, image, url }) => (
        <li key={id}>
          <a href={url} target={target} rel={target && 'noopener'}>
            {image && <img src={image} alt="" width={72} height={72} loading="lazy" />}
            <span>
              <b>{title}</b>
              <small>{description}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
