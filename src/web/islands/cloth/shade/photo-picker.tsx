import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Lab } from '../../../../light/colour/delta-e.ts';
import { colourAt, drawPhoto } from './photo-colour.ts';

interface PhotoPickerProps {
  readonly onColour: (wanted: Lab, hex: string) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const middle: Place = { x: 0.5, y: 0.5 };
const step = 0.02;

/** A photograph of the visitor's own; where it is pressed, its colour is taken. */
export function PhotoPicker({ onColour }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [place, setPlace] = useState<Place>();
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!place) return;
    frame.current?.style.setProperty('--x', `${place.x * 100}%`);
    frame.current?.style.setProperty('--y', `${place.y * 100}%`);
  }, [place]);

  function take(next: Place): void {
    const at = { x: within(next.x), y: within(next.y) };
    setPlace(at);
    const { lab, hex } = colourAt(canvas.current!, at);
    onColour(lab, hex);
  }

  async function open(file: Blob | undefined): Promise<void> {
    if (!file) return;
    try {
      await drawPhoto(file, canvas.current!);
      setAnswer('Press on the photograph to take another colour. It stays on this device.');
      take(middle);
      frame.current?.focus();
    } catch {
      setPlace(undefined);
      setAnswer('This file is not a photograph that the browser can show. Try a JPEG or PNG.');
    }
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = canvas.current!.getBoundingClientRect();
    take({
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    });
  }

  function move(event: KeyboardEvent): void {
    const way = ways[event.key];
    if (!way || !place) return;
    event.preventDefault();
    take({ x: place.x + way[0] * step, y: place.y + way[1] * step });
  }

  return (
    <div className="photo">
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept="image/*"
        aria-label="A photograph with your colour"
        tabIndex={-1}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <button type="button" className="quiet" onClick={() => input.current?.click()}>
        From a photo
      </button>
      <button
        type="button"
        ref={frame}
        className="photo-frame"
        hidden={!place}
        aria-label="Your photograph. Arrow keys move the place whose colour is taken."
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={move}
      >
        <canvas ref={canvas} />
        <i />
      </button>
      <p className="lab" role="status">
        {answer}
      </p>
    </div>
  );
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(1, Math.max(0, value));
