import { useContent } from '../../content-context.tsx';

/** The two desks, each with whom it serves and its number. */
export function SalesDesks() {
  const { mill } = useContent();
  return (
    <ul className="contact-desks">
      {mill.contacts.map((desk) => (
        <li key={desk.tel}>
          <p>
            <b>{desk.name}</b>
            <span className="lab mut">{desk.serves}</span>
          </p>
          <a href={`tel:${desk.tel}`}>{desk.phone}</a>
        </li>
      ))}
    </ul>
  );
}
