import { useEffect, useRef, useState } from 'react';
import { previewPath } from '../../../contract/desk/desk-paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { goToField } from '../../record/fields/go-to-field.ts';
import { usePageFrames } from './use-page-frames.ts';
import { useFollowForm } from './use-follow-form.ts';
import { fieldAt } from './page-marks.ts';

interface PreviewProps {
  /** Of the page, without the desk's own part. */
  readonly path: string;
  /** Changes with every saved state that can be shown. */
  readonly state: string;
  /** What is to be known about the page that is shown. */
  readonly note: string;
  /** False: there is no page yet. */
  readonly exists: boolean;
  /** The draft cannot be shown: the page before it stays. */
  readonly faulty: boolean;
  /** A field on the page was pressed. */
  onField?(field: string): void;
}

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** The real page with the draft in it. It scrolls along with the form; what is pressed on it is edited. */
export function PreviewPane({ path, state, note, exists, faulty, onField }: PreviewProps) {
  const [device, setDevice] = useState<Device>('phone');
  const { box, scale } = useScale(widths[device]);
  const { frames, shown, onLoad } = usePageFrames(
    exists && !faulty ? `${previewPath}${path}` : '',
    state,
  );
  const [page, setPage] = useState<HTMLIFrameElement | null>(null);
  useFollowForm(page);
  const press = (event: MouseEvent) => {
    // A link must not lead away from the page that is being edited.
    event.preventDefault();
    event.stopPropagation();
    const { target, currentTarget } = event;
    if (!isElement(target)) return;
    const field = fieldAt(currentTarget as Document, target);
    if (field === undefined) return;
    onField?.(field);
    goToField(field);
  };
  return (
    <div className="pv-body">
      <div className="pv-head">
        <b className="lab">As buyers will see it</b>
        <div className="seg" role="group" aria-label="Width of the page">
          <DeviceButton
            label="Phone"
            pressed={device === 'phone'}
            onPress={() => setDevice('phone')}
          />
          <DeviceButton
            label="Desktop"
            pressed={device === 'desktop'}
            onPress={() => setDevice('desktop')}
          />
        </div>
      </div>
      <div
        className={classNames('pv-win', `pv-${device}`)}
        ref={box}
        style={{ '--pv-scale': scale, '--pv-width': `${widths[device]}px` } as never}
      >
        {frames.length === 0 && (!exists || faulty) && (
          <p className="pv-none mut">
            {exists ? 'The page appears here when the mistake is corrected.' : note}
          </p>
        )}
        {frames.map((frame) => (
          // The page is the desk's own, with its scripts, and is read and marked from here: a sandbox
          // that admits both would keep nothing out.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={frame.id}
            ref={frame.id === shown ? setPage : undefined}
            src={frame.address}
            title="The page with your changes"
            className={frame.id === shown ? undefined : 'pv-next'}
            aria-hidden={frame.id === shown ? undefined : true}
            tabIndex={frame.id === shown ? undefined : -1}
            onLoad={({ currentTarget }) => {
              currentTarget.contentDocument?.addEventListener('click', press, { capture: true });
              onLoad(frame.id, currentTarget);
            }}
          />
        ))}
      </div>
      {exists && frames.length > 0 && <p className="lab mut pv-note">{note}</p>}
    </div>
  );
}

interface DeviceButtonProps {
  readonly label: string;
  readonly pressed: boolean;
  onPress(): void;
}

function DeviceButton({ label, pressed, onPress }: DeviceButtonProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}

/** A page for a wide screen is shown smaller, not narrower. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, scale: room > 0 ? Math.min(1, room / width) : 1 };
}

/** Elements of the framed page belong to another window, so `instanceof` would not know them. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
