import { specification } from '../../../domain/fabric/specification.ts';
import { useContent } from '../../content-context.tsx';
import { fabricName } from '../../../domain/fabric/fabric.ts';
import { gsmText, notationOf } from '../../../domain/fabric/facts.ts';
import { Selvedge } from '../../../ui/selvedge.tsx';
import { SpecTable } from '../../../ui/spec-table.tsx';
import type { AskedFabric } from './asked-shade.ts';
import { WaysToAsk } from './ways-to-ask.tsx';

/** The facts of a fabric, and the ways to request it. */
export function FabricRecord({ fabric, shade }: AskedFabric) {
  const { terms } = useContent();
  const { construction } = fabric;
  return (
    <div className="info">
      <p className="lab ticket-line">
        <b>No. {fabric.number}</b> · {construction.name} · {notationOf(construction)} ·{' '}
        {gsmText(fabric.gsm)} · {fabric.width.text}
      </p>
      <h1>{fabric.title}</h1>
      <Selvedge />
      <p className="lead">{fabric.description}</p>
      <SpecTable
        caption={`Specification of ${fabricName(fabric)}`}
        rows={specification(fabric, terms)}
      />
      <WaysToAsk fabric={fabric} shade={shade} />
    </div>
  );
}
