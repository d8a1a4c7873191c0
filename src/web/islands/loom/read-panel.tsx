import { useRef, useState } from 'react';
import { clothFigures } from '../../../domain/cloth-design/figures.ts';
import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import type { LoomBook, Verdict } from '../../../loom/notation/judge-design.ts';
import { mendDesign } from '../../../loom/notation/mend-design.ts';
import { repeatOf } from '../../../loom/notation/repeat-of.ts';
import type { BarWeight } from '../../../loom/types.ts';

interface ReadPanelProps {
  readonly design: ClothDesign;
  readonly verdict: Verdict;
  readonly weights: readonly BarWeight[] | undefined;
  readonly lastGsm: number | undefined;
}

/** What the cloth is, in figures. */
export function ReadPanel({ design, verdict, weights, lastGsm }: ReadPanelProps) {
  const gsm = weights?.reduce((sum, bar) => sum + bar.gsm, 0);
  const figures = clothFigures({
    machine: design.machine,
    on: verdict.can ? verdict.machine : undefined,
    repeat: verdict.can ? repeatOf(verdict.cloth) : undefined,
    gsm: gsm ?? lastGsm,
  });
  return (
    <section className="loom-panel loom-read" aria-labelledby="loom-read-title">
      <h2 id="loom-read-title">
        <i aria-hidden="true">4</i>Read the cloth
      </h2>
      <dl className="loom-figures">
        {figures.map(({ label, value, unit }) => (
          <div key={label} className={label === 'Weight' && !gsm ? 'stale' : undefined}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="lab mut loom-say">
        Every stitch is computed from the chain links and the yarn, on your phone or computer.
        Nothing is sent until you ask.
      </p>
    </section>
  );
}

interface VerdictPanelProps {
  readonly design: ClothDesign;
  readonly book: LoomBook;
  readonly verdict: Verdict;
  readonly weights: readonly BarWeight[] | undefined;
  /** The last design that could be knitted, if there was one. */
  readonly lastGood: ClothDesign | undefined;
  onMend(next: ClothDesign): void;
}

/** Whether the cloth can be knitted, how it is mended if not, and what to do with it. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { design, book, verdict, weights, lastGood, onMend } = props;
  const words = useRef<HTMLDivElement>(null);
  const mend = verdict.can ? undefined : mendDesign(design, book, weights);
  return (
    <section className="loom-panel loom-answer" aria-label="Verdict">
      <div className="loom-verdict" role="status" ref={words} tabIndex={-1}>
        <p>
          <b className={verdict.can ? 'good' : 'wrong'}>{verdict.head}</b> {verdict.more}
        </p>
      </div>
      {!verdict.can && (mend || lastGood) && (
        <p>
          <button
            type="button"
            className="loom-quiet"
            onClick={() => {
              onMend(mend?.design ?? lastGood!);
              // The button goes with the fault; a keyboard must not be thrown to the top of the page.
              words.current?.focus({ preventScroll: true });
            }}
          >
            {mend?.label ?? 'Use the last one that could be knitted'}
          </button>
        </p>
      )}
      <div className="loom-acts">
        <a className="btn btn-primary" href="#ask">
          Ask the mill to knit it
        </a>
        <CopyLink />
        <button type="button" className="btn" onClick={() => print()}>
          Print sheet
        </button>
      </div>
    </section>
  );
}

function CopyLink() {
  const [answer, setAnswer] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer('The link is copied.');
    } catch {
      // Without https or permission there is no clipboard.
      setAnswer('Copy it from the address bar: it holds this very cloth.');
    }
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        Copy link
      </button>
      <p className="lab loom-copied" role="status">
        {answer}
      </p>
    </>
  );
}
