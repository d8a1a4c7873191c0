import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { meanColour } from './near-shade.ts';

const longestSide = 640;
/** Half of the square whose mean is taken: a single pixel of a photograph is noise. */
const reach = 4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A colour from a photograph, read in this browser; the photograph goes nowhere. */
export function PhotoColour({ onPick }: { onPick(hex: string): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [at, setAt] = useState<Point>();
  const [error, setError] = useState('');
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const surface = canvas.current;
    if (!photo || !surface) return;
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    surface.width = Math.max(1, Math.round(photo.width * scale));
    surface.height = Math.max(1, Math.round(photo.height * scale));
    surface
      .getContext('2d', { willReadFrequently: true })
      ?.drawImage(photo, 0, 0, surface.width, surface.height);
    pick({ x: surface.width / 2, y: surface.height / 2 });
    // Drawn once for each photograph.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [photo]);

  async function open(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    try {
      setPhoto(await createImageBitmap(chosen));
      setError('');
    } catch {
      setError('This browser cannot read the file. Please choose a JPEG or PNG photograph.');
    }
  }

  function pick(point: Point): void {
    const surface = canvas.current;
    const context = surface?.getContext('2d', { willReadFrequently: true });
    if (!surface || !context) return;
    const x = Math.max(0, Math.min(surface.width - 1, Math.round(point.x)));
    const y = Math.max(0, Math.min(surface.height - 1, Math.round(point.y)));
    setAt({ x, y });
    const left = Math.max(0, x - reach);
    const top = Math.max(0, y - reach);
    const size = reach * 2 + 1;
    const { data } = context.getImageData(
      left,
      top,
      Math.min(size, surface.width - left),
      Math.min(size, surface.height - top),
    );
    onPick(meanColour(data));
  }

  function press(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -6, y: 0 },
      ArrowRight: { x: 6, y: 0 },
      ArrowUp: { x: 0, y: -6 },
      ArrowDown: { x: 0, y: 6 },
    };
    const step = steps[event.key];
    if (!step || !at) return;
    event.preventDefault();
    pick({ x: at.x + step.x, y: at.y + step.y });
  }

  return (
    <div className="photo-colour">
      <input
        ref={file}
        className="sr"
        type="file"
        accept="image/*"
        aria-label="Photograph to pick a colour from"
        tabIndex={-1}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <button type="button" className="quiet" onClick={() => file.current?.click()}>
        From a photograph
      </button>
      {error && (
        <p className="lab wrong" role="alert">
          {error}
        </p>
      )}
      {photo && (
        <>
          <div className="photo-colour-plate">
            <canvas
              ref={canvas}
              role="img"
              aria-label="The photograph: tap the cloth, or move the mark with the arrow keys"
              tabIndex={0}
              onKeyDown={press}
              onPointerDown={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                const scale = event.currentTarget.width / box.width;
                pick({
                  x: (event.clientX - box.left) * scale,
                  y: (event.clientY - box.top) * scale,
                });
              }}
            />
            {at && canvas.current && (
              <span
                className="photo-colour-mark"
                style={{
                  left: `${(at.x / canvas.current.width) * 100}%`,
                  top: `${(at.y / canvas.current.height) * 100}%`,
                }}
              />
            )}
          </div>
          <p className="lab mut">
            Tap the cloth where the light is even. Nothing is sent anywhere.
          </p>
        </>
      )}
    </div>
  );
}
