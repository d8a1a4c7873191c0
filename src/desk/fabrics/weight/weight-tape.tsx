import type { CSSProperties } from 'react';
import type { Promised } from './promise.ts';
import { layTape, placeOn } from './tape.ts';

interface WeightTapeProps {
  readonly promised: Promised | undefined;
  readonly knits: number;
}

/** The band is what the buyer is promised, the pin what the lapping knits. */
export function WeightTape({ promised, knits }: WeightTapeProps) {
  const tape = layTape(promised ? [promised.from, promised.to, knits] : [knits]);
  const at = (value: number): CSSProperties => ({ left: `${placeOn(tape, value)}%` });
  const steps = (tape.to - tape.from) / tape.step;
  const says = promised ? `, you promise ${promised.words}` : '';
  return (
    <div
      className="gauge"
      role="img"
      aria-label={`Tape from ${tape.from} to ${tape.to} GSM: the lapping makes ${Math.round(knits)}${says}`}
      style={{ '--steps': steps } as CSSProperties}
    >
      <span className="gauge-tape" />
      {promised && (
        <span
          className="gauge-ok"
          style={{
            ...at(promised.from),
            width: `${placeOn(tape, promised.to) - placeOn(tape, promised.from)}%`,
          }}
        />
      )}
      {tape.numbers.map((number) => (
        <span key={number} className="gauge-n" style={at(number)}>
          {number}
        </span>
      ))}
      <span className={pinClass('gauge-pin', tape, knits)} style={at(knits)}>
        <span>{`calculated ${Math.round(knits)}`}</span>
      </span>
      {promised && (
        <span className={pinClass('gauge-pin you', tape, promised.said)} style={at(promised.said)}>
          <span>{`you promise ${promised.words}`}</span>
        </span>
      )}
    </div>
  );
}

/** Words at the end of the tape stand on the other side of their pin. */
function pinClass(name: string, tape: Parameters<typeof placeOn>[0], value: number): string {
  return placeOn(tape, value) > 70 ? `${name} turned` : name;
}
