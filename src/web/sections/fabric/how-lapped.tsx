import { useContent } from '../../content-context.tsx';
import { perObject, requireConstructionText } from '../../../content/site-content.ts';
import type { Construction, Fabric } from '../../../domain/fabric/fabric.ts';
import { barName, facts } from '../../../domain/fabric/facts.ts';
import { lappingDiagram } from '../../../loom/diagram/lapping-diagram.ts';
import { fabricInLoom } from '../loom/fabric-in-loom.ts';

/** The construction in words, then bar by bar, then all bars together. */
export function HowLapped({ fabric }: { readonly fabric: Fabric }) {
  const content = useContent();
  const { bars, name } = fabric.construction;
  const drawings = drawingsOf(fabric.construction);
  const { how, gives } = requireConstructionText(content, name);
  const inLoom = fabricInLoom(content, fabric);
  return (
    <section id="lapped" className="lapped" aria-label="How it is lapped">
      <div className="wrap grid12">
        <p className="fol lab mut">
          Read upward, one row per course. Dots are needles, spaces count from the right.
        </p>
        <h2 className="head">How it is lapped</h2>
        <div className="head lapped-text">
          <p className="lead">{how}</p>
          <p>{gives}</p>
          {inLoom && (
            <p>
              <a className="lnk" href={inLoom} rel="nofollow">
                Change it in the instrument
              </a>
            </p>
          )}
        </div>
        <div className="head lapped-row">
          {bars
            .map((bar, index) => (
              <figure key={`${index}-${bar.lapping}`} className={`lapped-bar lapped-${index + 1}`}>
                <Drawing svg={drawings.bars[index]!} />
                <figcaption>
                  <strong>{barName(index, bars.length)}</strong>
                  {bar.lapping.replace(/\/+$/, '').replaceAll('/', ' / ')}
                  <span className="lab mut">{spokenThreading(bar.threading)}</span>
                </figcaption>
              </figure>
            ))
            .reverse()}
          <figure className="lapped-all">
            {drawings.together && <Drawing svg={drawings.together} />}
            <figcaption>
              <strong>{bars.length > 1 ? `Together: ${name.toLowerCase()}` : name}</strong>
              <span className="lab mut">{facts.machine.full.text(fabric, content.terms)}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

/** The lapping of a fabric that nobody edits is drawn once, however often its page is printed. */
const drawingsOf = perObject((construction: Construction) => ({
  bars: construction.bars.map((_, index) => lappingDiagram(construction, { bars: [index + 1] })),
  together: construction.bars.length > 1 && lappingDiagram(construction, { neighbours: true }),
}));

function Drawing({ svg }: { readonly svg: string }) {
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** `4 in, 2 out`: runs of threaded and empty guides within one repeat. */
function spokenThreading(threading: string): string {
  const runs = [...threading.matchAll(/\.+|[^.]+/g)].map(([run]) =>
    run.startsWith('.') ? `${run.length} out` : `${run.length} in`,
  );
  return runs.length === 1 ? 'Threaded in every guide' : `Threaded ${runs.join(', ')}`;
}
