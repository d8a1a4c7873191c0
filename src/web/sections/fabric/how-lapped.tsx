import type { Fabric } from '../../../domain/fabric/fabric.ts';
import { lappingDiagram } from '../../../loom/diagram/lapping-diagram.ts';

/** The construction bar by bar, and all bars together. */
export function HowLapped({ fabric }: { readonly fabric: Fabric }) {
  const { bars, name } = fabric.construction;
  return (
    <section className="lapped" aria-labelledby="how-lapped">
      <div className="wrap grid12">
        <p className="fol lab mut">
          Read upward, one row per course. Dots are needles, spaces count from the right.
        </p>
        <h2 id="how-lapped" className="head">
          How it is lapped
        </h2>
        <div className="head lapped-row">
          {bars
            .map((bar, index) => (
              <figure key={`${index}-${bar.lapping}`} className={`lapped-bar lapped-${index + 1}`}>
                <Drawing svg={lappingDiagram(fabric.construction, { bars: [index + 1] })} />
                <figcaption>
                  <strong>{barName(index, bars.length)}</strong>
                  {bar.lapping.replace(/\/+$/, '').replaceAll('/', ' / ')}
                  <span className="lab mut">Threading {spokenThreading(bar.threading)}</span>
                </figcaption>
              </figure>
            ))
            .reverse()}
          {bars.length > 1 && (
            <figure className="lapped-all">
              <Drawing svg={lappingDiagram(fabric.construction, { neighbours: true })} />
              <figcaption>
                <strong>Together: {name.toLowerCase()}</strong>
                <span className="lab mut">
                  {fabric.machine.kind} machine, E{fabric.machine.gauge},{' '}
                  {fabric.machine.coursesPerCm} courses and {fabric.machine.walesPerCm} wales per cm
                </span>
              </figcaption>
            </figure>
          )}
        </div>
      </div>
    </section>
  );
}

function Drawing({ svg }: { readonly svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}

function barName(index: number, count: number): string {
  if (count === 1) return 'One bar';
  if (index === 0) return 'Front bar';
  return index === count - 1 ? 'Back bar' : `Guide bar ${index + 1}`;
}

function spokenThreading(threading: string): string {
  if (!threading.includes('.') && new Set(threading).size === 1) return 'full';
  return [...threading]
    .map((guide) => (guide === '.' ? 'out' : 'in'))
    .join(', ')
    .slice(0, 80);
}
