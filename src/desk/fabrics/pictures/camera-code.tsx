import { useEffect, useState } from 'react';
import type { CameraLink } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import { type Answer, callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';
import { ScanCode } from '../../frame/scan-code.tsx';
import { useNow } from '../../use-now.ts';

/** While somebody photographs, the list looks for what has arrived. */
const lookEveryMs = 3000;

interface CameraCodeProps {
  readonly fabric: string;
  onClose(): void;
}

/** A code that lets a telephone send photographs of this fabric, and nothing else, for a quarter of an hour. */
export function CameraCode({ fabric, onClose }: CameraCodeProps) {
  const [made, setMade] = useState(1);
  return <OneCode key={made} {...{ fabric, onClose }} onAnew={() => setMade(made + 1)} />;
}

function OneCode({ fabric, onClose, onAnew }: CameraCodeProps & { onAnew(): void }) {
  const [link, setLink] = useState<Answer<CameraLink>>();
  const now = useNow();
  useEffect(() => {
    let isOver = false;
    void callDesk(endpoints.makeCameraLink, { params: { fabric } }).then((answer) => {
      if (!isOver) setLink(answer);
    });
    return () => {
      isOver = true;
    };
  }, [fabric]);
  useEffect(() => {
    const timer = setInterval(notifySoon, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (!link) return <p role="status">Making a code for the telephone…</p>;
  const isOver = link.ok && link.value.endsAt <= now;
  if (!link.ok || isOver) {
    return (
      <div className="camera-code">
        <p role="alert">{link.ok ? 'This code has ended.' : link.error}</p>
        <button type="button" className="quiet" onClick={onAnew}>
          Make a new code
        </button>
      </div>
    );
  }
  const minutes = Math.max(1, Math.ceil((link.value.endsAt - now) / 60_000));
  return (
    <div className="camera-code">
      <ScanCode
        text={link.value.address}
        label="QR code for the camera of a telephone; the address below says the same"
      />
      <div className="camera-code-words">
        <p>
          Point the camera of your telephone at this code. It can send photographs of this fabric
          and nothing else, for {minutes} minutes more. They appear above by themselves.
        </p>
        <details className="lab">
          <summary>The address, to send it instead</summary>
          <code>{link.value.address}</code>
        </details>
        <button type="button" className="quiet" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}
