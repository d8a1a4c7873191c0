import { mostSwatches } from '../../../contract/enquiry/sample.ts';
import { type SampleFabric, SampleThumb } from './sample-fabric.tsx';

interface SwatchPackProps {
  readonly fabrics: readonly SampleFabric[];
  readonly texts: { readonly title: string; readonly empty: string; readonly remove: string };
  readonly hydrated: boolean;
  readonly onRemove: (slug: string) => void;
}

/** The card the swatches are mounted on: six pockets, filled as one chooses. */
export function SwatchPack({ fabrics, texts, hydrated, onRemove }: SwatchPackProps) {
  const empty = Math.max(0, mostSwatches - fabrics.length);
  return (
    <aside className="pack" aria-labelledby="pack-title">
      <h2 id="pack-title">{texts.title}</h2>
      <ol>
        {fabrics.map((fabric) => (
          <li key={fabric.slug} className="pocket">
            <SampleThumb fabric={fabric} />
            <span>
              {fabric.number} <i>{fabric.title}</i>
            </span>
            {hydrated && (
              <button
                type="button"
                className="lnk"
                aria-label={`${texts.remove} ${fabric.number} ${fabric.title}`}
                onClick={() => onRemove(fabric.slug)}
              >
                {texts.remove}
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <li key={index} className="pocket pocket-empty">
            <span className="sr-only">{texts.empty}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
