import { useEffect, useId, useRef, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import { useQuery } from '../use-query.ts';
import { photoTypes, sendPhotograph } from '../fabrics/pictures/send-photograph.ts';
import { usePictureAddress } from '../use-picture-address.ts';
import { keepPictureRecord } from '../record/picture-record.ts';

interface PictureChoiceProps {
  readonly picture: string;
  /** What it shows, for the record of a new one. */
  readonly alt: string;
  onChoose(picture: string): void;
}

/** A photograph from this device, or one that is here already. */
export function PictureChoice({ picture, alt, onChoose }: PictureChoiceProps) {
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState(0);
  const [wrong, setWrong] = useState('');
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  const shown = usePictureAddress()(picture, 360);
  // What is typed while the photograph is on its way must not be overwritten by what stood there before.
  const latest = useRef({ alt, onChoose });
  useEffect(() => {
    latest.current = { alt, onChoose };
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setWrong('');
    const answer = await sendPhotograph(endpoints.uploadPicture, file, { onShare: setShare });
    const fault = answer.ok
      ? await keepPictureRecord(answer.value, latest.current.alt)
      : answer.error;
    setBusy(false);
    if (answer.ok) latest.current.onChoose(answer.value.key);
    if (fault) setWrong(fault);
  };
  return (
    <div
      className="picture-choice"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      {shown !== undefined && <img src={shown} alt={alt} />}
      <div className="pairs">
        <label className="quiet file-button" htmlFor={id}>
          {busy
            ? 'Sending …'
            : picture === ''
              ? 'Choose a photograph'
              : 'Choose another photograph'}
          <input
            id={id}
            className="sr"
            type="file"
            accept={photoTypes}
            disabled={busy}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className="quiet"
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          Choose from the photographs here
        </button>
      </div>
      <p role="status" className="lab mut">
        {busy &&
          (share < 1
            ? `${Math.round(share * 100)} % is on its way. You can go on writing.`
            : 'It is being made ready. You can go on writing.')}
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      {choosing && (
        <Here
          chosen={picture}
          onChoose={(key) => {
            setChoosing(false);
            onChoose(key);
          }}
        />
      )}
    </div>
  );
}

interface HereProps {
  readonly chosen: string;
  onChoose(key: string): void;
}

function Here({ chosen, onChoose }: HereProps) {
  const addressOf = usePictureAddress();
  const { value: pictures, error } = useQuery(endpoints.pictures);
  if (error) return <p className="field-error">{error}</p>;
  if (pictures?.length === 0) return <p className="mut">There is no photograph yet.</p>;
  return (
    <ul className="pictures-here">
      {pictures?.slice(0, 60).map(({ key, author }, place) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Photograph ${place + 1}, sent by ${author}`}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            <img src={addressOf(key, 180)} alt="" loading="lazy" width="84" height="84" />
          </button>
        </li>
      ))}
    </ul>
  );
}
