import { machineKinds } from '../../../domain/fabric/fabric.ts';
import type { Editing } from '../../record/editing.ts';
import { ChoiceInput, NumberInput } from '../../record/fields/inputs.tsx';
import { Row } from '../../record/fields/row.tsx';

const kinds = machineKinds.map((kind) => ({
  value: kind,
  label: kind.charAt(0).toUpperCase() + kind.slice(1),
}));

/** What it is knitted on, and how close the stitches stand in the finished cloth. */
export function MachineLeaf({ editing }: { readonly editing: Editing }) {
  return (
    <section className="leaf" id="machine" aria-label="Machine">
      <h2>Machine</h2>
      <Row editing={editing} field="machine.kind" label="Kind">
        <ChoiceInput editing={editing} field="machine.kind" choices={kinds} />
      </Row>
      <Row editing={editing} field="machine.gauge" label="Gauge" hint="Needles to the inch">
        <NumberInput editing={editing} field="machine.gauge" unit="needles" />
      </Row>
      <Row
        editing={editing}
        field={['machine.coursesPerCm', 'machine.walesPerCm']}
        label="Stitches"
        hint="In a centimetre of finished cloth"
      >
        <div className="pairs">
          <NumberInput
            editing={editing}
            field="machine.coursesPerCm"
            label="Courses in a centimetre"
            unit="courses"
            decimals
          />
          <NumberInput
            editing={editing}
            field="machine.walesPerCm"
            label="Wales in a centimetre"
            unit="wales"
            decimals
          />
        </div>
      </Row>
    </section>
  );
}
