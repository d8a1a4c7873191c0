interface IndexListProps {
  readonly links: readonly {
    readonly label: string;
    readonly to: string;
    readonly figure?: string;
  }[];
}

/** Set like the index of a book: name, leader dots, figure. */
export function IndexList({ links }: IndexListProps) {
  return (
    <ul className="index">
      {links.map((link) => (
        <li key={link.to}>
          <a href={link.to}>
            <span>{link.label}</span>
            <span className="dots" />
            {link.figure && <span className="lab">{link.figure}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
