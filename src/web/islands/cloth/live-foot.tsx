import type { LightName } from '../../../light/lights.ts';
import type { ShownView } from './address.ts';

interface LiveFootProps {
  readonly light: LightName;
  readonly view: ShownView;
  /** How many lie under the plate. */
  readonly photographs: number;
  readonly onLight: (light: LightName) => void;
  readonly onView: (view: ShownView) => void;
  /** Carries the lamp so many degrees round the plate. */
  readonly onCarry: (degrees: number) => void;
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

const lightNames = { daylight: 'Daylight', shop: 'Shop', evening: 'Evening' } as const;
const viewNames = { near: 'Close up', hanging: 'Hanging' } as const;

/** Everything that can be done to the plate without dragging. */
export function LiveFoot(props: LiveFootProps) {
  return (
    <div className="live-foot">
      <div className="live-segs">
        <Choice name="Light" names={lightNames} chosen={props.light} onChoose={props.onLight} />
        <Choice name="View" names={viewNames} chosen={props.view} onChoose={props.onView} />
      </div>
      <div className="live-turns">
        <button type="button" className="quiet2" onClick={() => props.onCarry(30)}>
          <span aria-hidden="true">↺</span>
          <span className="sr-only">Light to the left</span>
        </button>
        <button type="button" className="quiet2" onClick={() => props.onCarry(-30)}>
          <span aria-hidden="true">↻</span>
          <span className="sr-only">Light to the right</span>
        </button>
        <button type="button" className="quiet2" onClick={props.onTurn}>
          Turn it over
        </button>
        <button type="button" className="quiet2" onClick={props.onClose}>
          Photographs {props.photographs}
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps<Key extends string> {
  readonly name: string;
  readonly names: Readonly<Record<Key, string>>;
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

function Choice<Key extends string>({ name, names, chosen, onChoose }: ChoiceProps<Key>) {
  return (
    <div className="live-seg" role="group" aria-label={name}>
      {(Object.keys(names) as Key[]).map((key) => (
        <button key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
          {names[key]}
        </button>
      ))}
    </div>
  );
}
