import { endpoints } from '../../contract/desk/endpoints.ts';
import type { SampleCard } from '../../contract/desk/endpoints/sample-endpoints.ts';
import { sampleOrder, type SampleStep, sampleSteps } from '../../domain/desk/sample-steps.ts';
import { useMay } from '../person-context.ts';
import { useQuery } from '../use-query.ts';
import { SampleItem } from './sample-item.tsx';

/** Every sample pack, in one column for each step. */
export default function SamplesScreen() {
  const { value: samples, error } = useQuery(endpoints.samples);
  const mayWork = useMay('work');
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1>Samples</h1>
      </div>
      {error && <p className="field-error">{error}</p>}
      <div className="pipeline" aria-busy={!samples}>
        {shownSteps(samples).map((step) => {
          const here = samples?.filter((sample) => sample.step === step) ?? [];
          return (
            <section key={step} aria-label={sampleSteps[step].label}>
              <h2>
                {sampleSteps[step].label} <span className="count">{here.length}</span>
              </h2>
              <ul>
                {here.map((sample) => (
                  <SampleItem key={sample.id} sample={sample} mayWork={mayWork} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** Lost parcels have a place of their own while there are any. */
function shownSteps(samples: readonly SampleCard[] | undefined): readonly SampleStep[] {
  const isLost = samples?.some(({ step }) => step === 'lost') ?? false;
  return isLost ? [...sampleOrder, 'lost'] : sampleOrder;
}
