import { screenPath } from '../../contract/desk/desk-paths.ts';
import { Link } from '../link.tsx';

export function NotFoundScreen() {
  return (
    <div className="sheet">
      <h1>There is nothing at this address</h1>
      <p>
        <Link className="lnk" href={screenPath('inbox')}>
          Back to the inbox
        </Link>
      </p>
    </div>
  );
}
