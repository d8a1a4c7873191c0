import '../../styles/cloth/cloth-camera.css';
import { useEffect, useRef, useState } from 'react';
import {
  type CameraErrand,
  cameraHeader,
} from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { Button } from '../../../ui/button.tsx';
import { type Answer, callDesk } from '../../call-desk.ts';
import { photoTypes, sendPhotograph } from './send-photograph.ts';

interface Sent {
  readonly id: number;
  readonly file: File;
  readonly share: number;
  readonly state: 'sending' | 'there' | 'refused';
  readonly error?: string;
}

/** On a telephone that was shown a code: photographs of one fabric, for whoever showed it. */
export default function CameraScreen() {
  const token = window.location.hash.slice(1);
  const [errand, setErrand] = useState<Answer<CameraErrand>>();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void callDesk(endpoints.cameraErrand, { body: { token } }).then(setErrand);
  }, [token]);

  const change = (id: number, part: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send(id: number, file: File): Promise<void> {
    change(id, { state: 'sending', share: 0 });
    const answer = await sendPhotograph(endpoints.sendFromCamera, file, {
      headers: { [cameraHeader]: token },
      onShare: (share) => change(id, { share }),
    });
    change(id, answer.ok ? { state: 'there' } : { state: 'refused', error: answer.error });
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const first = sent.length;
    const added = chosen.map((file, at): Sent => ({
      id: first + at,
      file,
      share: 0,
      state: 'sending',
    }));
    setSent((all) => [...all, ...added]);
    for (const { id, file } of added) await send(id, file);
  }

  if (!errand) return <main className="door" aria-busy="true" />;
  if (!errand.ok) {
    return (
      <main className="door">
        <div className="slip">
          <h1>This code does not work</h1>
          <p>{errand.error}</p>
        </div>
      </main>
    );
  }
  const { fabric, person, endsAt } = errand.value;
  const until = new Date(endsAt).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  const input = {
    className: 'sr',
    type: 'file',
    accept: photoTypes,
    tabIndex: -1,
    onChange({ target }: { target: HTMLInputElement }) {
      void add([...(target.files ?? [])]);
      target.value = '';
    },
  } as const;
  return (
    <main className="door">
      <div className="slip camera">
        <h1>{fabric}</h1>
        <p className="mut">
          Photograph the cloth in daylight, flat. For {person}, until {until}.
        </p>
        <input ref={camera} {...input} capture="environment" aria-label="Camera" />
        <input ref={files} {...input} multiple aria-label="Photographs on this telephone" />
        <Button look="primary" onClick={() => camera.current?.click()}>
          Take a photograph
        </Button>
        <button type="button" className="quiet" onClick={() => files.current?.click()}>
          Choose from this telephone
        </button>
        <ul className="camera-sent" aria-live="polite">
          {sent.map((one) => (
            <li key={one.id}>
              <b>{one.file.name}</b>
              {one.state === 'there' && <span className="good">It is in the draft now.</span>}
              {one.state === 'sending' && (
                <span>
                  {one.share < 1 ? `${Math.round(one.share * 100)} % sent` : 'being prepared'}
                </span>
              )}
              {one.state === 'refused' && (
                <>
                  <span className="wrong">{one.error}</span>
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => void send(one.id, one.file)}
                  >
                    Try again
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
        {sent.some(({ state }) => state === 'there') && (
          <p className="lab mut">
            You can take another one, or close this page and go on at the computer.
          </p>
        )}
      </div>
    </main>
  );
}
