import { Fragment } from 'react';
import { behaviourOf } from '../../../domain/fabric/behaviour/behaviour.ts';
import { workingFacts } from '../../../domain/fabric/specification.ts';
import { useContent } from '../../content-context.tsx';
import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { SpecTable } from '../../../ui/spec-table.tsx';
import { stateHref } from '../catalogue/search/state-href.ts';

/** What a cutter, a dyer and a buyer need next: uses, finishes, care, yarns, machine, terms. */
export function WorkingFacts({ fabric }: { readonly fabric: Fabric }) {
  const rows = workingFacts(fabric, useContent().terms).map((fact) =>
    fact.name === 'End uses' ? { name: fact.name, value: <EndUses fabric={fabric} /> } : fact,
  );
  return (
    <section className="working" aria-label="Working with it">
      <div className="wrap grid12">
        <p className="fol lab mut">For the cutting table, the dye-house and the wash</p>
        <h2 className="head">Working with it</h2>
        <div className="head">
          <SpecTable caption="Uses, finishes, care, yarns, machine and terms" rows={rows} />
          <div className="behaves">
            <h3>How it behaves, and why</h3>
            <SpecTable caption="How it behaves, by its construction" rows={behaviourRows(fabric)} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** What follows from the construction, each with its reason: nothing of it is measured. */
function behaviourRows(fabric: Fabric) {
  return behaviourOf(fabric).map(({ label, says, why }) => ({
    name: label,
    value: (
      <>
        <b>{says}.</b> {why}
      </>
    ),
  }));
}

/** Each use leads to the other fabrics for it. */
function EndUses({ fabric }: { readonly fabric: Fabric }) {
  return fabric.endUses.map((use, index) => (
    <Fragment key={use}>
      {index > 0 && ', '}
      <a href={stateHref({ page: 1, endUse: [use] })}>{use}</a>
    </Fragment>
  ));
}
