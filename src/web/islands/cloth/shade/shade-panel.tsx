import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { href } from '../../../../contract/routes.ts';
import { fabricName } from '../../../../domain/fabric/fabric.ts';
import { labFromLinear, type Lab } from '../../../../light/colour/delta-e.ts';
import { linearFromHex } from '../../../../light/colour/encode-srgb.ts';
import { readColour } from '../../../../light/colour/read-colour.ts';
import type { LightName } from '../../../../light/lights.ts';
import { type ShownView, writeAddress } from '../address.ts';
import { anyShade, sayShade } from './any-shade.ts';
import { carryShade } from '../carry-shade.ts';
import { CopyLink } from '../copy-link.tsx';
import { hexFromHsv, type Hsv, hsvFromHex } from './hsv.ts';
import type { ClothRecord } from '../order.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { cardShade, type ShownShade } from './shade-state.ts';

export interface ShadePanelProps {
  readonly record: ClothRecord;
  readonly shade: ShownShade;
  readonly light: LightName;
  readonly view: ShownView;
  readonly onShade: (shade: ShownShade) => void;
}

/** Your shade: its name among the card's, a field to pick from, a code to type, and the way to a quote. */
export function ShadePanel({ record, shade, light, view, onShade }: ShadePanelProps) {
  const swatch = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState<Hsv>(() => hsvFromHex(shade.hex));
  // What was picked stays in the field although the cloth shows the nearest it can take.
  const at = shade.card === undefined ? picked : hsvFromHex(shade.hex);
  useEffect(() => {
    swatch.current?.style.setProperty('background-color', shade.hex);
  }, [shade.hex]);
  useEffect(() => {
    // One from the address comes without what there is to say about it.
    if (shade.card === undefined && !shade.near)
      onShade(anyShade(labFromLinear(shade.linear), record));
    else carryShade(record, shade);
  }, [record, shade, onShade]);
  const dye = (wanted: Lab) => onShade(anyShade(wanted, record));
  const dyeCode = (lab: Lab, hex: string) => {
    setPicked(hsvFromHex(hex));
    dye(lab);
  };
  const pick = (next: Hsv) => {
    setPicked(next);
    dye(labFromLinear(linearFromHex(hexFromHsv(next))));
  };
  const said = `${fabricName(record)}, ${sayShade(shade, record.shades)}`;
  return (
    <section className="mine" aria-label="Your shade">
      <div className="mine-head">
        <span className="pink pink-small" aria-hidden="true">
          <i ref={swatch} />
        </span>
        <div>
          <h2>Your shade</h2>
          <p className="mine-near lab" aria-live="polite">
            <ShadeWords record={record} shade={shade} onShade={onShade} />
          </p>
        </div>
      </div>
      <DepthField at={at} onPick={pick} />
      <TypedColour onColour={dyeCode} />
      <PhotoPicker onColour={dyeCode} />
      <div className="mine-acts">
        <a className="btn btn-primary" href={href.quote({ product: said })}>
          Send me this shade
        </a>
        <CopyLink
          address={() => {
            writeAddress(record, { hex: shade.hex, light, view });
            return location.href;
          }}
        />
      </div>
      <p className="lab mut">Goes into your quote as “{said}”.</p>
    </section>
  );
}

function ShadeWords({ record, shade, onShade }: Omit<ShadePanelProps, 'light' | 'view'>) {
  const { shades } = record;
  if (shade.card !== undefined)
    return (
      <>
        {shades[shade.card]!.name} · {shade.hex.toUpperCase()} · on the card
      </>
    );
  return (
    <>
      {shade.refused && <b>{shade.refused}; this is the nearest. </b>}
      {shade.hex.toUpperCase()}
      {shade.near && (
        <>
          {' '}
          · {shade.near.words}{' '}
          <button
            type="button"
            onClick={() => onShade(cardShade(shades, shades.indexOf(shade.near!.shade)))}
          >
            {shade.near.shade.name}
          </button>{' '}
          on the card
        </>
      )}
    </>
  );
}

interface DepthFieldProps {
  readonly at: Hsv;
  readonly onPick: (next: Hsv) => void;
}

/** Clearness from left to right, depth downward, and the hue below; three sliders for the keyboard. */
function DepthField({ at, onPick }: DepthFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = field.current!;
    style.setProperty('--hue', hexFromHsv({ hue: at.hue, clear: 1, light: 1 }));
    style.setProperty('--x', `${at.clear * 100}%`);
    style.setProperty('--y', `${(1 - at.light) * 100}%`);
  }, [at.hue, at.clear, at.light]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const clear = within((event.clientX - box.left) / box.width);
    const light = within(1 - (event.clientY - box.top) / box.height);
    onPick({ ...at, clear, light });
  };
  const percent = (label: string, key: 'clear' | 'light') => (
    <input
      className="field-axis"
      type="range"
      aria-label={label}
      min={0}
      max={100}
      value={Math.round(at[key] * 100)}
      onChange={(event) => onPick({ ...at, [key]: Number(event.target.value) / 100 })}
    />
  );
  return (
    <div className="picker">
      {percent('Clearness of the colour', 'clear')}
      {percent('Lightness of the colour', 'light')}
      <div ref={field} className="field-pick" onPointerDown={drag} onPointerMove={drag}>
        <i />
      </div>
      <input
        className="hue"
        type="range"
        aria-label="Hue"
        min={0}
        max={359}
        value={Math.round(at.hue)}
        onChange={(event) => onPick({ ...at, hue: Number(event.target.value) })}
      />
    </div>
  );
}

interface TypedColourProps {
  readonly onColour: (wanted: Lab, hex: string) => void;
}

function TypedColour({ onColour }: TypedColourProps) {
  const [answer, setAnswer] = useState('');
  return (
    <form
      className="typed"
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('colour'));
        const read = readColour(text);
        setAnswer(
          read.ok ? (read.beyondScreen ? 'No screen shows it quite as clear.' : '') : read.fault,
        );
        if (read.ok) onColour(read.lab, read.hex);
      }}
    >
      <label className="lab" htmlFor="typed-colour">
        A code: hex, RGB or Lab
      </label>
      <input
        id="typed-colour"
        name="colour"
        autoComplete="off"
        spellCheck={false}
        placeholder="#1F6D72"
      />
      <button type="submit" className="quiet">
        Show it
      </button>
      <p className="lab" role="status">
        {answer}
      </p>
    </form>
  );
}

const within = (value: number) => Math.min(1, Math.max(0, value));
