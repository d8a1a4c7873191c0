import { lappingDiagram } from '../../../../loom/diagram/lapping-diagram.ts';

/** Chains as the instrument draws them; what they are is said by the figure around them. */
export function LappingFigure({ bars }: { readonly bars: readonly string[] }) {
  const svg = lappingDiagram({
    name: 'tricot',
    family: 'tricot',
    bars: bars.map((lapping) => ({ lapping, threading: 'A' })),
  });
  return <div className="fig" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
