import { useContent } from '../../content-context.tsx';
import { palette } from '../../../domain/design/palette.ts';
import type { Picture as PictureRecord } from '../../../domain/picture/picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { scenePicture } from '../../pictures.ts';
import { FolioOf } from '../folio-drawing.tsx';

/** Six steps strung on one thread that closes a lap at each of them. */
export function ProductionProcess({ rolls }: { readonly rolls: PictureRecord | undefined }) {
  const { productionProcess } = useContent().home;
  return (
    <section className="proc wrap" aria-label={productionProcess.heading}>
      <div className="proc-top">
        {rolls && (
          <div className="proc-rolls">
            <Picture picture={rolls} sizes="(width < 40rem) 100vw, 52vw" />
          </div>
        )}
        <div className="proc-head">
          <FolioOf folio={productionProcess.folio} />
          <h2>{productionProcess.heading}</h2>
          <p className="lead">{productionProcess.lead}</p>
        </div>
      </div>
      <ol className="steps">
        {productionProcess.steps.map((step) => (
          <li key={step.id}>
            <ClosedLap />
            <StepPicture step={step.id} />
            <h3>{step.title}</h3>
            <p className="mut">{step.text}</p>
            <p className="lab">
              <b>{step.fact}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepPicture({ step }: { readonly step: string }) {
  const picture = scenePicture(useContent(), `process-${step}`);
  if (!picture) return null;
  return (
    <Picture
      picture={picture}
      sizes="(width < 40rem) 5.5rem, (width < 80rem) 30vw, 16vw"
      className="step-pic"
    />
  );
}

/** The thread round a needle, drawn lying; narrow pages turn it upright. */
function ClosedLap() {
  return (
    <svg viewBox="0 0 60 62" width="60" height="62" fill="none" aria-hidden="true">
      <path
        d="M0 61C20 61 44 52 44 26C44 11 38 3 30 3S16 11 16 26C16 52 40 61 60 61"
        stroke={palette.turmeric}
        strokeWidth="2"
      />
      <circle cx="30" cy="23" r="3.6" fill="currentColor" />
    </svg>
  );
}
