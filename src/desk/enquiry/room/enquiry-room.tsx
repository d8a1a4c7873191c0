import { useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import type { DipRoundCard } from '../../../contract/desk/endpoints/room-endpoints.ts';
import { differenceOf, dipStates, spellDifference } from '../../../domain/dip/lab-dip.ts';
import { ConfirmButton } from '../../frame/confirm-button.tsx';
import { spellFully } from '../../spell-time.ts';
import { useQuery } from '../../use-query.ts';
import { useSend } from '../../use-send.ts';
import { DipForm } from './dip-form.tsx';
import '../../styles/room/room-side.css';

interface EnquiryRoomProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

/** The buyer's room from the other side: what waits for whom, the dips, and what the buyer sees. */
export default function EnquiryRoom({ detail, mayWork }: EnquiryRoomProps) {
  const params = { id: detail.line.id };
  const { value: room } = useQuery(endpoints.room, { params });
  const { send, busy, error } = useSend();
  const [entering, setEntering] = useState(false);
  if (!room) return <section className="slip-side" aria-busy="true" />;
  return (
    <section className="slip-side room-side">
      <h2>The buyer’s room</h2>
      {room.expiresAt === null ? (
        <p className="mut">It is closed, or was never opened.</p>
      ) : (
        <p className="mut">
          Open until {spellFully(room.expiresAt)}
          {room.links > 1 && `, ${room.links} links`}
        </p>
      )}
      {room.waits.length > 0 && (
        <>
          <p>Waits for the buyer:</p>
          <ul className="room-waits">
            {room.waits.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      <div className="acts">
        {room.path && (
          <a className="quiet" href={`${room.path}?preview=1`} target="_blank" rel="noreferrer">
            See what the buyer sees
          </a>
        )}
        {mayWork && (
          <ConfirmButton
            label="Send a new link"
            question="Earlier links end. Send a new one?"
            disabled={busy}
            onConfirm={() => void send(endpoints.renewRoom, { params })}
          />
        )}
        {mayWork && room.expiresAt !== null && (
          <ConfirmButton
            label="Close the room"
            question="Nobody can open it then. Close it?"
            disabled={busy}
            onConfirm={() => void send(endpoints.closeRoom, { params })}
          />
        )}
      </div>
      <h3>Lab dips</h3>
      {room.rounds.map((round) => (
        <Round key={round.id} round={round} mayWork={mayWork} />
      ))}
      {mayWork && !entering && (
        <button type="button" className="quiet" onClick={() => setEntering(true)}>
          Enter lab dips
        </button>
      )}
      {entering && <DipForm detail={detail} onDone={() => setEntering(false)} />}
      {error && <p className="field-error">{error}</p>}
    </section>
  );
}

function Round({ round, mayWork }: { readonly round: DipRoundCard; readonly mayWork: boolean }) {
  const { send, busy, error } = useSend();
  return (
    <div className="room-round">
      <p>
        <b>
          {dipStates[round.state]}
          {round.chosen && `: ${round.chosen}`}
        </b>{' '}
        <span className="mut">{round.fabric}</span>
      </p>
      <ul className="room-dips">
        {round.dips.map((dip) => {
          const { value, isWithin } = differenceOf(round, dip);
          return (
            <li key={dip.name}>
              <svg viewBox="0 0 2 1" aria-hidden="true">
                <rect width="1" height="1" fill={round.standard.hex} />
                <rect x="1" width="1" height="1" fill={dip.hex} />
              </svg>
              {dip.name} {spellDifference(value)} {isWithin ? 'within' : 'off'}
            </li>
          );
        })}
      </ul>
      {round.remark && (
        <p className="typed">
          <bdi>{round.remark}</bdi>
        </p>
      )}
      {mayWork && round.state === 'waiting' && (
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => send(endpoints.withdrawDips, { params: { id: round.id } })}
        >
          Withdraw
        </button>
      )}
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}
