import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { GuideBar } from '../../../domain/fabric/fabric.ts';
import { parseLapping, printLapping } from '../../../loom/notation/parse-lapping.ts';
import type { Lapping, StarvedNeedle } from '../../../loom/types.ts';
import type { ChosenLoop } from './chosen-loop.ts';
import { editedBars, firstGuide, gridOf, placeAt } from '../../../loom/diagram/diagram-grid.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import {
  addCourse,
  dropCourse,
  isLaidIn,
  layIn,
  moveLoop,
  placeOf,
  turnLoop,
} from '../../../loom/notation/edit-lapping.ts';
import { LappingDrawing } from './lapping-drawing.tsx';
import { LoopTools } from './loop-tools.tsx';

interface LappingEditorProps {
  readonly bars: readonly GuideBar[];
  readonly starved: readonly StarvedNeedle[];
  readonly chosen: ChosenLoop;
  setBars(bars: readonly GuideBar[]): void;
  onChoose(loop: ChosenLoop): void;
}

/** The diagram: a loop is moved by hand, by key or by button, and the notation follows. */
export function LappingEditor(props: LappingEditorProps) {
  const { bars, starved, chosen, setBars, onChoose } = props;
  const svg = useRef<SVGSVGElement>(null);
  const dragged = useRef<ChosenLoop>(undefined);
  const drawn = editedBars(bars);
  const grid = gridOf(drawn);

  /** Changes the chain of one bar; one that cannot be read is left to its notation. */
  function edit(bar: number, change: (lapping: Lapping) => Lapping): void {
    const record = bars[bar];
    const read = record && parseLapping(record.lapping);
    if (!read?.ok) return;
    const lapping = printLapping(change(read.value));
    if (lapping !== record!.lapping) setBars(bars.with(bar, { ...record!, lapping }));
  }

  function drag(event: PointerEvent<SVGSVGElement>): void {
    const loop = dragged.current;
    const matrix = svg.current?.getScreenCTM();
    const bar = loop && drawn.find(({ number }) => number === loop.bar + 1);
    const link = bar?.lapping[loop!.course];
    if (!loop || !matrix || !bar || !link) return;
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = placeAt(grid, x, isLaidIn(link)) - firstGuide(bar);
    if (place >= 0 && place !== placeOf(link))
      edit(loop.bar, (lapping) => moveLoop(lapping, loop.course, place));
  }

  function take(loop: ChosenLoop, event: PointerEvent<SVGElement>): void {
    dragged.current = loop;
    onChoose(loop);
    svg.current?.setPointerCapture(event.pointerId);
  }

  function press(event: KeyboardEvent<SVGElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { bar, course } = chosen;
    const by = (needles: number) => () =>
      edit(bar, (lapping) => moveLoop(lapping, course, placeOf(lapping[course]!) + needles));
    const go = (courses: number) => () => {
      const length = drawn.find(({ number }) => number === bar + 1)?.lapping.length ?? 1;
      const next = { bar, course: Math.max(0, Math.min(length - 1, course + courses)) };
      onChoose(next);
      svg.current?.querySelector<SVGElement>(`[data-loop="${next.bar}-${next.course}"]`)?.focus();
    };
    const acts: Readonly<Record<string, () => void>> = {
      // Needles count from the right.
      ArrowLeft: by(1),
      ArrowRight: by(-1),
      ArrowUp: go(1),
      ArrowDown: go(-1),
      Enter: () => edit(bar, (lapping) => turnLoop(lapping, course)),
      ' ': () => edit(bar, (lapping) => turnLoop(lapping, course)),
      l: () => edit(bar, (lapping) => layIn(lapping, course)),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  const name = barName(chosen.bar, bars.length);
  const chain = drawn.find(({ number }) => number === chosen.bar + 1)?.lapping;
  return (
    <figure className="lap-edit">
      <LappingDrawing
        ref={svg}
        {...{ bars: drawn, grid, starved, chosen }}
        count={bars.length}
        onTake={take}
        onFocus={onChoose}
        onDrag={drag}
        onDrop={() => (dragged.current = undefined)}
        onKeyDown={press}
      />
      <figcaption className="lab mut">
        Read upward. Drag a loop to another needle: the numbers follow. On the keyboard arrows move
        it, Enter opens or closes it, L makes it an inlay.
      </figcaption>
      {chain?.[chosen.course] && (
        <LoopTools
          name={`${name}, course ${chosen.course + 1}`}
          link={chain[chosen.course]!}
          courses={chain.length}
          onMove={(needles) =>
            edit(chosen.bar, (lapping) =>
              moveLoop(lapping, chosen.course, placeOf(lapping[chosen.course]!) + needles),
            )
          }
          onTurn={() => edit(chosen.bar, (lapping) => turnLoop(lapping, chosen.course))}
          onLayIn={() => edit(chosen.bar, (lapping) => layIn(lapping, chosen.course))}
          onAdd={() => edit(chosen.bar, addCourse)}
          onDropCourse={() => {
            edit(chosen.bar, dropCourse);
            onChoose({ ...chosen, course: Math.max(0, Math.min(chosen.course, chain.length - 2)) });
          }}
        />
      )}
    </figure>
  );
}
