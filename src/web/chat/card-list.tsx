import type { ChatCard } from './chat-card.ts';

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
