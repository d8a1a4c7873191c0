import '../styles/first-hour.css';
import { useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { Link } from '../link.tsx';
import { useQuery } from '../use-query.ts';

const place = 'first-hour-later';

/** On the inbox of an owner whose site still shows the demonstration. */
export default function FirstHourOffer() {
  const { value: hour } = useQuery(endpoints.firstHour);
  const [later, setLater] = useState(() => localStorage.getItem(place) !== null);
  if (!hour || hour.takenOver || later) return null;
  return (
    <aside className="hour-offer" aria-label="Make it yours">
      <p>
        <b>This site still shows an example mill.</b> You can put in your name, logo and first
        fabric in about ten minutes.
      </p>
      <Link className="btn btn-primary btn-small" href={screenPath('firstHour')}>
        Make it yours
      </Link>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          localStorage.setItem(place, '1');
          setLater(true);
        }}
      >
        Later
      </button>
    </aside>
  );
}
