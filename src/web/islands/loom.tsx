import { useEffect, useState, useSyncExternalStore } from 'react';
import { readDesign } from '../../contract/design-address.ts';
import { href } from '../../contract/routes.ts';
import { type ClothDesign, namedColour } from '../../domain/cloth-design/cloth-design.ts';
import { endsOf, type Paint, paintEnd, setEnds } from '../../domain/cloth-design/paint-warp.ts';
import { widthOn } from '../../domain/cloth-design/mill-machines.ts';
import { surprise } from '../../domain/cloth-design/surprise.ts';
import { showSide } from '../../light/macro-view.ts';
import { BarsPanel } from './loom/bars-panel.tsx';
import { ClothView } from './loom/cloth-view.tsx';
import type { LoomProps } from './loom/loom-props.ts';
import { PaintPanel } from './loom/paint-panel.tsx';
import { ReadPanel, VerdictPanel } from './loom/read-panel.tsx';
import { StartPanel } from './loom/start-panel.tsx';
import { tellForm } from './loom/tell-form.ts';
import { useDesign } from './loom/use-design.ts';
import { useKnitted } from './loom/use-knitted.ts';
import { viewMm } from './loom/view.ts';
import { Warp } from './loom/warp.tsx';

const tabs = ['start', 'paint', 'bars', 'read'] as const;
const tabNames = { start: 'Start', paint: 'Paint', bars: 'Bars', read: 'Read' } as const;

/** The instrument: a machine seen from the front, from the beam down to the cloth. */
export default function Loom({ book, starts, address: first, pots }: LoomProps) {
  const { design, address, change, undo, canUndo } = useDesign(first);
  const [tab, setTab] = useState<(typeof tabs)[number]>('paint');
  const [side, setSide] = useState<'face' | 'back'>(() => showSide(design.family));
  const [paint, setPaint] = useState<Paint>(() => (pots[0]?.hex ?? 'piece') as Paint);
  const [isTouched, setTouched] = useState(false);
  // The island wakes on the first touch, and that is when the loom begins to knit.
  const isStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [wanted, setWanted] = useState<number>();
  const knitted = useKnitted(design, book, side, isStarted);
  const { verdict, weights, lastGsm, tile, stage } = knitted;
  const [lastGood, setLastGood] = useState(design);
  if (verdict.can && lastGood !== design) setLastGood(design);
  const gsm = weights && Math.round(weights.reduce((sum, bar) => sum + bar.gsm, 0));
  useEffect(() => tellForm(address, verdict.can, gsm), [address, verdict.can, gsm]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !event.shiftKey;
      if (!isUndo || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);

  const width = verdict.can && `${widthOn(verdict.machine, design.machine)} cm`;
  const own = endsOf(design);
  const ends = wanted !== undefined && isWhole(design, wanted) ? wanted : own;
  const repeatMm = (ends * 10) / design.machine.walesPerCm;
  const sayPaint = (one: Paint) => {
    if (one === 'out') return 'empty';
    return one === 'piece' ? 'as the piece' : namedColour(one, book.shades).name;
  };
  const alter = (next: ClothDesign, stroke?: string) => {
    setTouched(true);
    if (next.family !== design.family) setSide(showSide(next.family));
    change(next, stroke);
  };
  return (
    <div className="loom" data-tab={tab}>
      <div className="loom-top">
        <button type="button" className="loom-quiet" disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button
          type="button"
          className="loom-quiet"
          onClick={() => {
            const designs = starts.flatMap((start) => {
              const read = readDesign(start.address);
              return read.ok ? [read.design] : [];
            });
            const colours = book.shades.map(({ hex }) => hex);
            alter(surprise(designs, colours, Math.random));
          }}
        >
          Surprise<span> me</span>
        </button>
      </div>
      <div className="loom-machine">
        <Warp
          design={design}
          ends={ends}
          hint={!isTouched}
          sayPaint={sayPaint}
          onLetter={(letter) => {
            const pot = pots.find(({ name }) => name.toLowerCase().startsWith(letter));
            if (pot) setPaint(pot.hex as Paint);
          }}
          onPaint={(place, stroke) => {
            setTouched(true);
            setWanted(ends);
            change((now) => paintEnd(now, place, paint, ends), stroke);
          }}
        />
        <ClothView
          {...{ design, verdict, tile, side, stage }}
          repeatMm={design.motif || repeatMm >= viewMm(design) ? undefined : repeatMm}
          onSide={setSide}
        />
      </div>
      <div className="loom-tabs" role="group" aria-label="Steps">
        {tabs.map((one, at) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            <i aria-hidden="true">{at + 1}</i>
            {tabNames[one]}
          </button>
        ))}
      </div>
      <StartPanel {...{ design, book, starts }} onChange={alter} />
      <PaintPanel
        {...{ pots, paint, ends }}
        shade={design.shade}
        onPaint={setPaint}
        onShade={(shade) => change({ ...design, shade }, 'shade')}
        onEnds={(next) => {
          setWanted(next);
          alter(setEnds(design, next));
        }}
      />
      <div className="loom-side">
        <BarsPanel {...{ design, verdict }} onChange={alter} />
        <VerdictPanel
          {...{ design, book, verdict, weights }}
          lastGood={lastGood === design ? undefined : lastGood}
          onMend={alter}
        />
      </div>
      <ReadPanel {...{ design, verdict, weights, lastGsm }} />
      {address && (
        <p className="loom-address">
          {isStarted && location.origin}
          {href.design(address)}
        </p>
      )}
      <div className="loom-dock">
        <p>
          {isStarted
            ? [gsm === undefined ? 'Weighing…' : `${gsm} GSM`, width].filter(Boolean).join(' · ')
            : width && `${width} wide`}
          <b className={verdict.can ? 'good' : 'wrong'}>
            {verdict.can ? 'Can be knitted' : 'Cannot be knitted yet'}
          </b>
        </p>
        <a href="#ask">Ask the mill</a>
      </div>
    </div>
  );
}

/** Script does not stop running again. */
function neverChanges(): () => void {
  return () => undefined;
}

/** Whether so many ends hold whole repeats of every bar. */
function isWhole({ bars }: ClothDesign, ends: number): boolean {
  return bars.every(({ threading }) => ends % Math.max(1, threading.length) === 0);
}
