import { Link } from '../link.tsx';

export function Nothing() {
  return (
    <div className="sheet">
      <h1>Nothing here</h1>
      <p>
        <Link className="lnk" href="/desk">
          To the inbox
        </Link>
      </p>
    </div>
  );
}
